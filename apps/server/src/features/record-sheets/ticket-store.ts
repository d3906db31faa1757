import { contract, type ParsedInput } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { z } from 'zod'

type Sheets = typeof contract.recordSheets

/** What a link to a sheet serves; resolved when the link is opened. */
export type SheetRequest = Readonly<
  | { kind: 'export'; asked: ParsedInput<Sheets['exportRecords']> }
  | { kind: 'template'; asked: ParsedInput<Sheets['template']> }
  | { kind: 'errors'; asked: ParsedInput<Sheets['importErrors']> }
  | { kind: 'organization'; asked: ParsedInput<typeof contract.organizationSheets.link> }
  | { kind: 'areas'; asked: ParsedInput<typeof contract.areaAdministration.link> }
>

const SheetAsked: z.ZodType<SheetRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('export'), asked: contract.recordSheets.exportRecords.input }),
  z.object({ kind: z.literal('template'), asked: contract.recordSheets.template.input }),
  z.object({ kind: z.literal('errors'), asked: contract.recordSheets.importErrors.input }),
  z.object({ kind: z.literal('organization'), asked: contract.organizationSheets.link.input }),
  z.object({ kind: z.literal('areas'), asked: contract.areaAdministration.link.input }),
])

type Ticket = Readonly<{
  hash: Uint8Array
  personId: string
  locale: Locale
  sheet: SheetRequest
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
