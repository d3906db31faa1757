import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { processLeased } from '../../../clock/lease.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { SmsFailure } from '../../../outside/sms/index.ts'
import type { Server } from '../../../server.ts'
import { mailPasswordLink, sendInvitation } from '../../session/index.ts'
import { type DueInvitation, endInvitation, invitedPerson, takeDueInvitations } from './invitation-store.ts'

const column = { table: 'external_invitation', id: 'person_id', until: 'next_attempt_at' }
/** An invitation that ends its server each time is given up. */
const mostAttempts = 3
/** Milliseconds for which the link of an invitation is good. */
const linkLife = 7 * 86_400_000

/** Sends the invitations that wait. What could not be delivered is kept with its reason, and who invited hears of it. */
export function deliverInvitations(server: Server, tenant: string): Promise<boolean> {
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueInvitations(server.db.tenant(tenant), lease),
    idOf: ({ personId }) => personId,
    work: (invitation) => deliver({ server, tenant }, invitation),
  })
}

type Place = Readonly<{ server: Server; tenant: string }>

async function deliver(place: Place, invitation: DueInvitation): Promise<void> {
  const { server, tenant } = place
  const { personId } = invitation
  const reason = await attempt(place, invitation)
  await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const askedBy = await endInvitation(tx, { personId, reason, now })
    if (askedBy === undefined || reason === null) return
    const { nameOf } = await server.directories.of(tenant)
    tell(noticeOf({ personId, askedBy, name: nameOf(personId), now }))
  })
}

/** Returns why nothing was sent; null for what the mail server or the provider took. */
async function attempt(place: Place, invitation: DueInvitation): Promise<Reason | null> {
  try {
    if (invitation.attempts > mostAttempts) throw new Refusal<RefusalCode>('externals.notDelivered')
    await send(place, invitation)
    return null
  } catch (error) {
    return reasonIn(place, invitation, error)
  }
}

async function send({ server, tenant }: Place, { personId, way, locale }: DueInvitation): Promise<void> {
  const person = await invitedPerson(server.db.tenant(tenant), personId)
  if (!person) return
  const { name, email, account, mobilePhone: phone, externalUntil } = person
  if (way === 'sms') {
    if (phone === '') throw new Refusal<RefusalCode>('externals.noSms')
    const lastDay = lastDayOf(externalUntil, server.timeZone)
    return sendInvitation(server, { tenant, phone, account, lastDay, locale })
  }
  const home = server.publicUrl
  if (home === undefined || email === '') throw new Refusal<RefusalCode>('externals.noMail')
  const letter = { mail: 'inviteMail', life: linkLife, home, locale } as const
  const outcome = await mailPasswordLink(server, { ...letter, tenant, personId, email, name })
  if (outcome === 'off') throw new Refusal<RefusalCode>('externals.noMail')
  if (outcome === 'tooMany') throw new Refusal<RefusalCode>('externals.tooManyLinks')
}

/** The day whose end closes the account. */
function lastDayOf(until: string | null, timeZone: string): string {
  const last = new Date(Date.parse(until ?? '') - 1)
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(last)
}

async function reasonIn(
  { server, tenant }: Place,
  { personId }: DueInvitation,
  error: unknown,
): Promise<Reason> {
  const { MailFailure } = await import('../../../outside/mail/index.ts')
  if (error instanceof MailFailure || error instanceof SmsFailure)
    return { code: error.code, params: error.params }
  const reason = reasonOf(error, { loggedAs: personId })
  if (reason.code === 'server.failed')
    server.log.error({ err: error, person: personId, tenant }, 'an invitation failed')
  return reason
}

type Failed = Readonly<{ personId: string; askedBy: string; name: string; now: string }>

function noticeOf({ personId, askedBy, name, now }: Failed): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds: [askedBy],
      kind: 'system',
      titleKey: 'externals.notice.notDelivered',
      titleParams: { name },
      fact: `externalInvitation:${personId}:${now}`,
    },
  }
}
