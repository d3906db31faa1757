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
  const { input, tx, now, server, actor, caller } = call
  await admitChange(call, input.id)
  const { people } = await server.directories.of(actor.tenant)
  const person = people.get(input.id)
  if (!person || !maySignIn(person, server.clock())) throw new Refusal<RefusalCode>('externals.closed')
  const again = { personId: input.id, locale: caller.locale, askedBy: actor.personId, now }
  if (!(await repeatInvitation(tx, again))) throw new Refusal<RefusalCode>('externals.noInvitation')
  return null
})

export const extendExternal = serve(contract.externals.extend, async (call) => {
  const { input, tx, server, actor } = call
  await admitChange(call, input.id)
  await openUntil(tx, input.id, endOf(call, input.lastDay))
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
  return null
})

export const endExternal = serve(contract.externals.end, async (call) => {
  const { input, tx, now, server, actor, afterCommit } = call
  await admitChange(call, input.id)
  await closeAccounts(tx, [input.id], now)
  afterCommit(() => server.sessions.endAllOf({ tenant: actor.tenant, personId: input.id }, 'disabled'))
  return null
})

/** Changes of the organization come one after another. */
async function takeTurn(call: Changing): Promise<void> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
}

async function admitChange(call: Changing, personId: string): Promise<void> {
  await takeTurn(call)
  await refuseOutside(call, 'people', { units: [null] })
  const { people } = await call.server.directories.of(call.actor.tenant)
  if (!people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
  if (!(await lockExternal(call.tx, personId))) throw new Refusal<RefusalCode>('externals.notExternal')
}

/** Returns the end of the last day. Refuses `externals.dayOver` and `externals.tooLong`. */
function endOf({ server, now }: Pick<Changing, 'server' | 'now'>, lastDay: Invitation['lastDay']): string {
  const until = endOfDay(lastDay, server.timeZone)
  const left = Date.parse(until) - Date.parse(now)
  if (left <= 0) throw new Refusal<RefusalCode>('externals.dayOver')
  if (left > longest * 86_400_000) throw new Refusal<RefusalCode>('externals.tooLong', { days: longest })
  return until
}
