import { isoOf } from '../../clock.ts'
import type { AskingModel } from '../../models/index.ts'
import { hashToken, newToken } from '../../sessions/index.ts'
import { cleanFileName } from '../files/index.ts'
import type { SheetAsked } from './sheet-asked.ts'
import { insertTicket } from './ticket-store.ts'

const minute = 60_000

/** A link that gives the sheet once within a minute, also to a page that sends no header. */
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
