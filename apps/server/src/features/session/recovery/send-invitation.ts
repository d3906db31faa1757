import type { Locale } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { smsSenders } from '../../../outside/sms/index.ts'
import type { Server } from '../../../server.ts'
import { insertOutboxMessage, smsAccount } from '../../system/index.ts'

type Invitation = Readonly<{
  tenant: string
  phone: string
  account: string
  /** The last day on which the account is open. */
  lastDay: string
  locale: Locale
}>

/** Texts a phone that its owner can sign in by a code. It holds no secret, so that a wrong number opens nothing. */
export async function sendInvitation(server: Server, invitation: Invitation): Promise<void> {
  const { tenant, phone, account, lastDay: date, locale } = invitation
  const { provider } = await server.settings.of(tenant, 'sms')
  if (provider !== 'outbox') {
    const { outside, clock, newId } = server
    const needs = { outside, now: clock(), nonce: newId() }
    const message = { phone, template: 'invitation' as const, parameters: { account, date } }
    return smsSenders[provider](needs, await smsAccount(server, tenant), message)
  }
  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const home = server.publicUrl === undefined ? '' : ` ${server.publicUrl}`
  const body = server.words.t(locale)('session.sms.invitation', { system, account, date, home })
  const at = isoOf(server.clock())
  await insertOutboxMessage(server.db.tenant(tenant), { id: server.newId(), at, phone, body })
}
