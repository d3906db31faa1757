import { contract, type ParsedInput, type RefusalCode, readPreferences } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../http/serve.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { findEarlierSignIn, requireFreshSignIn } from '../../people/sessions/index.ts'
import {
  createdAt,
  findProfile,
  isPhoneOfOther,
  type Profile,
  type ProfileChange,
  savePreferences,
  saveProfile,
  saveReach,
} from './profile-store.ts'

export const baseInfo = serve(contract.myself.baseInfo, async ({ actor, tx, server, now }) => {
  const directory = await server.directories.of(actor.tenant)
  const person = directory.people.get(actor.personId)
  if (!person) throw new Refusal<RefusalCode>('session.expired')
  const profile = await findProfile(tx, actor.personId)

  return {
    ...ownInfo(profile ?? nothing),
    ...placeOf(directory, actor.personId),
    id: person.id,
    account: person.account,
    realName: person.name,
    gender: person.gender,
    mobilePhone: person.mobilePhone,
    email: person.email,
    avatar: person.avatar,
    creatorTime: (await createdAt(tx, actor.personId)) ?? now,
    prevLogTime: (await findEarlierSignIn(tx, actor.personId)) ?? null,
    preferenceJson: profile?.preferences ? JSON.stringify(profile.preferences) : '',
  }
})

/** What a person has written who has written nothing. */
const nothing: Profile = {
  introduction: '',
  nation: '',
  nativePlace: '',
  entryDate: null,
  certificateKind: '',
  certificateNumber: '',
  education: '',
  birthday: null,
  telephone: '',
  landline: '',
  urgentContact: '',
  urgentTelephone: '',
  postalAddress: '',
  preferences: null,
  version: 0,
}

function ownInfo({ introduction, entryDate, birthday, version, ...profile }: Profile) {
  return {
    signature: introduction,
    nation: profile.nation,
    nativePlace: profile.nativePlace,
    entryDate: entryDate ?? '',
    certificatesType: profile.certificateKind,
    certificatesNumber: profile.certificateNumber,
    education: profile.education,
    birthday: birthday ?? '',
    telePhone: profile.telephone,
    landline: profile.landline,
    urgentContacts: profile.urgentContact,
    urgentTelePhone: profile.urgentTelephone,
    postalAddress: profile.postalAddress,
    version,
  }
}

function placeOf(directory: Snapshot, personId: string) {
  const majorId = directory.people.get(personId)?.majorPostId ?? ''
  const names = directory.pathOf(directory.departmentOf(personId) ?? '').map(({ name }) => name)
  return {
    organize: names.join('/'),
    company: directory.organizations.get(directory.companyOf(personId) ?? '')?.name ?? '',
    position: directory.posts.get(majorId)?.name ?? '',
    manager: directory.nameOf(directory.managerOf(personId, 1) ?? ''),
  }
}

type Input = ParsedInput<typeof contract.myself.saveBaseInfo>

/** The name stays: decisions and documents carry it, and the administrator answers for it. */
export const saveBaseInfo = serve(contract.myself.saveBaseInfo, async (call) => {
  const { input, actor, tx, server } = call
  const { personId } = actor
  const person = (await server.directories.of(actor.tenant)).people.get(personId)
  if (!person) throw new Refusal<RefusalCode>('session.expired')
  if (input.realName !== undefined && input.realName !== person.name)
    throw new Refusal<RefusalCode>('account.nameByAdministrator')

  const reach = changed(person, { gender: input.gender, mobilePhone: input.mobilePhone, email: input.email })
  if (Object.keys(reach).length > 0) await changeReach(call, reach)
  const change = changeOf(input)
  if (!(await saveProfile(tx, { personId, version: input.version, change })))
    throw new Refusal<RefusalCode>('account.changedMeanwhile')
  const preferences = input.preferenceJson === undefined ? undefined : readPreferences(input.preferenceJson)
  if (preferences) await savePreferences(tx, personId, preferences)

  return null
})

/** The last device wins, and no open page of personal data is out of date for it. */
export const keepPreferences = serve(contract.myself.savePreferences, async ({ input, actor, tx }) => {
  await savePreferences(tx, actor.personId, input)
  return null
})

type Reach = Parameters<typeof saveReach>[2]

/** A phone is a name to sign in with, so only a fresh sign-in changes it, and not to somebody else's. */
async function changeReach(call: Call<typeof contract.myself.saveBaseInfo>, reach: Reach): Promise<void> {
  const { tx, actor, server } = call
  const { mobilePhone } = reach
  if (mobilePhone !== undefined) await requireFreshSignIn(call)
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (mobilePhone && (await isPhoneOfOther(tx, actor.personId, mobilePhone)))
    throw new Refusal<RefusalCode>('account.phoneTaken')
  await saveReach(tx, actor.personId, reach)
}

/** The wishes that differ from what is there. */
function changed(
  before: Required<Reach>,
  wishes: Readonly<{ [Name in keyof Reach]: Reach[Name] | undefined }>,
): Reach {
  const entries = Object.entries(wishes).filter(
    ([name, wish]) => wish !== undefined && wish !== before[name as keyof Reach],
  )
  return Object.fromEntries(entries)
}

function changeOf(input: Input): ProfileChange {
  const { signature, nation, nativePlace, certificatesType, certificatesNumber, education } = input
  const { telePhone, landline, urgentContacts, urgentTelePhone, postalAddress } = input
  return {
    introduction: signature,
    nation,
    nativePlace,
    entryDate: dayOf(input.entryDate),
    certificateKind: certificatesType,
    certificateNumber: certificatesNumber,
    education,
    birthday: dayOf(input.birthday),
    telephone: telePhone,
    landline,
    urgentContact: urgentContacts,
    urgentTelephone: urgentTelePhone,
    postalAddress,
  }
}

function dayOf(day: string | undefined): string | null | undefined {
  return day === '' ? null : day
}
