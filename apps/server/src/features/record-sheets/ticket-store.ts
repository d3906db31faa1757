import type { TenantDb } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { SheetAsked } from './sheet-asked.ts'

type Ticket = Readonly<{
  hash: Uint8Array
  personId: string
  locale: Locale
  sheet: SheetAsked
  expiresAt: string
}>

export async function insertTicket(db: TenantDb, { hash, sheet, ...ticket }: Ticket): Promise<void> {
  await db
    .insertInto('sheetTicket')
    .values({ ...ticket, ticketHash: hash, sheet: JSON.stringify(sheet) })
    .execute()
}

/** Redeems a ticket once; returns undefined when it was used or has expired. */
export async function redeemTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Pick<Ticket, 'personId' | 'locale' | 'sheet'> | undefined> {
  const taken = await db
    .deleteFrom('sheetTicket')
    .where('ticketHash', '=', hash)
    .returning(['personId', 'locale', 'sheet', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined
  const { personId, locale, sheet } = taken
  return { personId, locale: toLocale(locale), sheet: SheetAsked.parse(sheet) }
}

export async function forgetTickets(db: TenantDb, now: string): Promise<void> {
  await db.deleteFrom('sheetTicket').where('expiresAt', '<=', now).execute()
}
