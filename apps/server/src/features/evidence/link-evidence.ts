import type { ReadContext } from '../../cases/acting.ts'
import { isoOf } from '../../clock/clock.ts'
import { hashToken, newToken } from '../../people/sessions/index.ts'
import type { EvidenceAsked } from './evidence-asked.ts'
import { insertTicket } from './ticket-store.ts'

const minute = 60_000

/** Creates a link that serves the bytes once within a minute, without a session header. */
export async function linkEvidence(
  { actor, caller, server, now }: ReadContext,
  asked: EvidenceAsked,
): Promise<{ name: string; url: string }> {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  const row = { hash: hashToken(ticket), personId, locale: caller.locale, asked, expiresAt }
  await insertTicket(server.db.tenant(tenant), row, now)
  return { name: asked.name, url: `/api/file/Evidence/${tenant}/${ticket}` }
}
