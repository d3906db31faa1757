import { contract, type ParsedInput } from '@signet/contract'
import type { TenantDb, Tx } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'

type Ticket = Readonly<{
  hash: Uint8Array
  personId: string
  locale: Locale
  asked: ParsedInput<typeof contract.logs.exportLog>
  expiresAt: string
}>

export async function insertLogTicket(tx: Tx, { hash, asked, ...ticket }: Ticket): Promise<void> {
  await tx
    .insertInto('logTicket')
    .values({ ...ticket, ticketHash: hash, asked: JSON.stringify(asked) })
    .execute()
}

/** Redeems a ticket once; returns undefined when it was used or has expired. */
export async function redeemLogTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Pick<Ticket, 'personId' | 'locale' | 'asked'> | undefined> {
  const taken = await db
    .deleteFrom('logTicket')
    .where('ticketHash', '=', hash)
    .returning(['personId', 'locale', 'asked', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined
  const { personId, locale, asked } = taken
  return { personId, locale: toLocale(locale), asked: contract.logs.exportLog.input.parse(asked) }
}
