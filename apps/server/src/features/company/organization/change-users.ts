import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { refuseOutside, unitsOfChange } from '../../../people/rights/refuse-outside.ts'
import { hashPassword, passwordPolicy, refuseWeakPassword } from '../../../people/sessions/index.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { headOf, updateHead } from './organization-store.ts'
import {
  countAdministrators,
  insertPerson,
  isManagerOf,
  loadPerson,
  refuseTakenPhone,
  updatePerson,
} from './person-store.ts'
import { newInitialPassword } from './reset-password.ts'

/** A call that changes people. */
type Changing = Omit<Call<typeof contract.organization.updateUser>, 'input'>

export const createUser = serve(contract.organization.createUser, (call) => createPerson(call, call.input))

/** Creates a person; without a password an initial one is made. Refuses as `organization.createUser` does. */
export async function createPerson(
  call: Changing,
  input: ParsedInput<typeof contract.organization.createUser>,
): Promise<Readonly<{ id: string; password?: string }>> {
  const { tx, now, server, actor } = call
  const { realName, positionIds, password, mustChangePassword, ...person } = input
  refuseAdministrator(call, person.isAdministrator)
  await refuseForeignPosts(call, '', { positionIds, managerId: person.managerId })
  if (password !== undefined)
    refuseWeakPassword(password, [person.account, realName], await passwordPolicy(server, actor.tenant))
  const initial = password === undefined ? newInitialPassword(server.random) : undefined
  const id = server.newId()
  const passwordHash = await hashPassword(password ?? initial ?? '')
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await refuseTakenPhone(tx, { id, mobilePhone: person.mobilePhone })
  await insertPerson(tx, {
    ...person,
    ...{ id, name: realName, passwordHash, postIds: positionIds, now },
    passwordMustChange: mustChangePassword,
  })
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })

  return { id, ...(initial !== undefined && { password: initial }) }
}

export const updateUser = serve(contract.organization.updateUser, async (call) => {
  await changePerson(call, call.input)
  return null
})

export const setUsersEnabled = serve(contract.people.setEnabled, async (call) => {
  const { people, enabledMark } = call.input
  const inOrder = people.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id, version } of inOrder) await changePerson(call, { id, version, enabledMark })
  return null
})

/** Changes a person; a disabled one is signed out everywhere. Refuses as `organization.updateUser` does. */
export async function changePerson(
  call: Changing,
  input: ParsedInput<typeof contract.organization.updateUser>,
): Promise<void> {
  const { tx, server, actor, afterCommit } = call
  const { id, version, positionIds, enabledMark, realName, ...facts } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const before = await loadPerson(tx, { id, version })
  refuseAdministrator(call, facts.isAdministrator)
  await refuseOutside(call, 'people', { people: [id] })
  await refuseForeignPosts(call, id, { positionIds, managerId: facts.managerId })
  if (facts.isAdministrator) refuseExternals(await server.directories.of(actor.tenant), [id])
  await refuseChange({ ...call, input }, before)

  const isEnabled = enabledMark === undefined ? undefined : enabledMark === 1
  await updatePerson(tx, id, { ...facts, name: realName, postIds: positionIds, isEnabled })
  if (isEnabled && !before.isEnabled)
    await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
  const isOtherRight = facts.isAdministrator !== undefined && facts.isAdministrator !== before.isAdministrator
  const { managerId } = facts
  const formerManager = managerId === undefined ? undefined : before.managerId
  announcePermissions(call, [(positionIds || isOtherRight) && id, formerManager, managerId].map(orNothing))
  if (isEnabled === false)
    afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId: id }, 'disabled'))
}

type Acting = Pick<Call<typeof contract.organization.updateUser>, 'actor' | 'server'>

type Placed = Readonly<{ positionIds: readonly string[] | undefined; managerId: string | null | undefined }>

/**
 * An administrator of a part changes people of it, and gives and takes only posts of it. People of other companies hold
 * no post and lead no one.
 */
async function refuseForeignPosts(call: Acting, personId: string, { positionIds, managerId }: Placed) {
  const directory = await call.server.directories.of(call.actor.tenant)
  refuseExternals(directory, [managerId, positionIds && positionIds.length > 0 ? personId : null])
  await refuseOutside(call, 'people', { units: unitsOfChange(directory, personId, positionIds) })
}

/** Only administrators of everything make others so. */
function refuseAdministrator({ actor }: Acting, isAdministrator: boolean | undefined): void {
  if (isAdministrator && !actor.isAdministrator) throw new Refusal<RefusalCode>('grades.moreThanYours')
}

const orNothing = (id: string | false | null | undefined) => (id === false ? undefined : id)

type Updating = Pick<Call<typeof contract.organization.updateUser>, 'tx' | 'actor'> &
  Readonly<{ input: ParsedInput<typeof contract.organization.updateUser> }>
type Before = Awaited<ReturnType<typeof loadPerson>>

/** Refuses a circle of managers, a phone of somebody else, and a company without administrators. */
async function refuseChange({ input, tx, actor }: Updating, before: Before): Promise<void> {
  const { id, managerId, mobilePhone, isAdministrator, enabledMark } = input
  if (managerId && (await isManagerOf(tx, managerId, id)))
    throw new Refusal<RefusalCode>('organization.cycle')
  if (mobilePhone !== undefined && mobilePhone !== before.mobilePhone)
    await refuseTakenPhone(tx, { id, mobilePhone })

  const losesAccess = enabledMark === 0 || isAdministrator === false
  if (!losesAccess || !before.isAdministrator || !before.isEnabled) return
  if (id === actor.personId) throw new Refusal<RefusalCode>('organization.notYourself')
  if ((await countAdministrators(tx)) === 1)
    throw new Refusal<RefusalCode>('organization.lastAdministrator', { name: before.name })
}

export const setHead = serve(contract.organization.setHead, async (call) => {
  const { input, tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await refuseOutside(call, 'people', { units: [input.id], people: [input.personId] })
  refuseExternals(await server.directories.of(actor.tenant), [input.personId])
  const formerHead = await headOf(tx, input.id)
  await updateHead(tx, input.id, input.personId)
  announcePermissions(call, [formerHead, input.personId])

  return null
})
