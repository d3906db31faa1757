import { isoOf } from '../../clock/clock.ts'
import { hashToken, newToken } from '../../people/sessions/index.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { cleanFileName } from '../files/index.ts'
import type { SheetAsked } from './sheet-asked.ts'
import { insertTicket } from './ticket-store.ts'

const minute = 60_000

/** Creates a link that serves the sheet once within a minute, without a session header. */
export async function linkSheet(
  { actor, caller, server, now }: AskingModel,
  { name, sheet }: Readonly<{ name: string; sheet: SheetAsked }>,
): Promise<{ name: string; url: string }> {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  const row = { hash: hashToken(ticket), personId, locale: caller.locale, sheet, expiresAt }
  await insertTicket(server.db.tenant(tenant), row)
  const file = cleanFileName(`${name}.${sheet.asked.format}`)
  return { name: file, url: `/api/file/Sheet/${tenant}/${ticket}` }
}
