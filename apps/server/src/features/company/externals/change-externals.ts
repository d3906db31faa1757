import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { endOfDay } from '../../../clock/local-days.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { maySignIn } from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { hashPassword } from '../../../people/sessions/index.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { insertPerson, newInitialPassword, refuseTakenPhone } from '../organization/index.ts'
import { closeAccounts, insertExternal, lockExternal, openUntil } from './external-store.ts'
import { insertInvitation, repeatInvitation } from './invitation-store.ts'

type Changing = Omit<Call<typeof contract.externals.end>, 'input'>
type Inviting = Call<typeof contract.externals.invite>
type Invitation = ParsedInput<typeof contract.externals.invite>

/** Days for which an account may be opened at a time, so that each is looked at once a year. */
const longest = 366

export const inviteExternal = serve(contract.externals.invite, async (call) => {
  const { input, tx, now, server, actor } = call
  const { realName: name, company, purpose, lastDay, by, ...reach } = input
  await takeTurn(call)
  await refuseOutside(call, 'people', { units: [null] })
  const until = endOf(call, lastDay)
  const id = server.newId()
  const password = newInitialPassword(server.random)
  await refuseTakenPhone(tx, { id, mobilePhone: reach.mobilePhone })
  await insertPerson(tx, {
    ...reach,
    ...{ id, name, now, gender: 'unknown', managerId: null, postIds: [], isAdministrator: false },
    passwordHash: await hashPassword(password),
    externalUntil: until,
  })
  await insertExternal(tx, {
    ...{ personId: id, company, purpose, dueAt: until },
    ...{ invitedBy: actor.personId, invitedAt: now },
  })
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })

  const isSent = await canSend(call)
  const { locale } = call.caller
  if (isSent) await insertInvitation(tx, { personId: id, way: by, locale, askedBy: actor.personId, now })
  return { id, password: isSent ? null : password }
})

/** Whether a mail can lead here, or a text message be sent, which is refused otherwise (`externals.noSms`). */
async function canSend({ input, server, actor }: Inviting): Promise<boolean> {
  if (input.by === 'mail') {
    const { isOn } = await server.settings.of(actor.tenant, 'mail')
    return isOn && server.publicUrl !== undefined && input.email !== ''
  }
  const { isOn, provider, inviteTemplateCode } = await server.settings.of(actor.tenant, 'sms')
  if (!isOn || input.mobilePhone === '' || (provider !== 'outbox' && inviteTemplateCode === ''))
    throw new Refusal<RefusalCode>('externals.noSms')
  return true
}

export const inviteAgain = serve(contract.externals.inviteAgain, async (call) => {
  await inviteAllAgain(call, [call.input.id])
  return null
})

export const inviteManyAgain = serve(contract.externals.inviteManyAgain, async (call) => {
  await inviteAllAgain(call, call.input.ids)
  return null
})

export const extendExternal = serve(contract.externals.extend, async (call) => {
  await extendAll(call, [call.input.id], call.input.lastDay)
  return null
})

export const extendMany = serve(contract.externals.extendMany, async (call) => {
  await extendAll(call, call.input.ids, call.input.lastDay)
  return null
})

export const endExternal = serve(contract.externals.end, async (call) => {
  await endAll(call, [call.input.id])
  return null
})

export const endMany = serve(contract.externals.endMany, async (call) => {
  await endAll(call, call.input.ids)
  return null
})

async function inviteAllAgain(call: Changing, ids: readonly string[]): Promise<void> {
  const { tx, now, server, actor, caller } = call
  for (const person of await admitChange(call, ids)) {
    const { id: personId, name } = person
    if (!maySignIn(person, server.clock())) throw new Refusal<RefusalCode>('externals.closed', { name })
    const again = { personId, locale: caller.locale, askedBy: actor.personId, now }
    if (!(await repeatInvitation(tx, again)))
      throw new Refusal<RefusalCode>('externals.noInvitation', { name })
  }
}

async function extendAll(
  call: Changing,
  ids: readonly string[],
  lastDay: Invitation['lastDay'],
): Promise<void> {
  const { tx, server, actor } = call
  const people = await admitChange(call, ids)
  const until = endOf(call, lastDay)
  for (const { id } of people) await openUntil(tx, id, until)
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
}

async function endAll(call: Changing, ids: readonly string[]): Promise<void> {
  const { tx, now, server, actor, afterCommit } = call
  const personIds = (await admitChange(call, ids)).map(({ id }) => id)
  await closeAccounts(tx, personIds, now)
  for (const personId of personIds)
    afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId }, 'disabled'))
}

/** Changes of the organization come one after another. */
async function takeTurn(call: Changing): Promise<void> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
}

/** Returns the people, each once, and locks them. */
async function admitChange(call: Changing, personIds: readonly string[]) {
  await takeTurn(call)
  await refuseOutside(call, 'people', { units: [null] })
  const { people } = await call.server.directories.of(call.actor.tenant)
  const admitted = []
  for (const id of new Set(personIds)) {
    const person = people.get(id)
    if (!person) throw new Refusal<RefusalCode>('organization.notFound')
    if (!(await lockExternal(call.tx, id)))
      throw new Refusal<RefusalCode>('externals.notExternal', { name: person.name })
    admitted.push(person)
  }
  return admitted
}

/** Returns the end of the last day. Refuses `externals.dayOver` and `externals.tooLong`. */
function endOf({ server, now }: Pick<Changing, 'server' | 'now'>, lastDay: Invitation['lastDay']): string {
  const until = endOfDay(lastDay, server.timeZone)
  const left = Date.parse(until) - Date.parse(now)
  if (left <= 0) throw new Refusal<RefusalCode>('externals.dayOver')
  if (left > longest * 86_400_000) throw new Refusal<RefusalCode>('externals.tooLong', { days: longest })
  return until
}
