import type { Tx } from '@signet/db'
import { sql } from 'kysely'

/** Key of a counter: a rule's id, or the key of a field with its own rule. */
export type Counter = Readonly<{ ruleKey: string; period: string }>

/** Locks a counter until the end of the transaction and returns its next number. Creates it at `start`. */
export async function lockCounter(tx: Tx, counter: Counter, start: number): Promise<number> {
  await tx
    .insertInto('billCounter')
    .values({ ...counter, next: start })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { next } = await tx
    .selectFrom('billCounter')
    .where('ruleKey', '=', counter.ruleKey)
    .where('period', '=', counter.period)
    .select('next')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return Number(next)
}

export async function setNext(tx: Tx, { ruleKey, period }: Counter, next: number): Promise<void> {
  await tx
    .updateTable('billCounter')
    .set({ next })
    .where('ruleKey', '=', ruleKey)
    .where('period', '=', period)
    .execute()
}

type Reservation = Readonly<{ number: number | null; drawn: string }>

/** Returns the number last reserved for this person under this key, in any period. */
export async function findReservation(
  tx: Tx,
  ruleKey: string,
  personId: string,
): Promise<(Reservation & { period: string; reservedAt: string }) | undefined> {
  const row = await tx
    .selectFrom('billReservation')
    .where('ruleKey', '=', ruleKey)
    .where('personId', '=', personId)
    .select(['period', 'number', 'drawn', 'reservedAt'])
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, number: row.number === null ? null : Number(row.number) }
}

/** Stores one reservation per person and key, replacing an earlier one. */
export async function keepReservation(
  tx: Tx,
  { ruleKey, period }: Counter,
  reserved: Reservation & Readonly<{ personId: string; reservedAt: string }>,
): Promise<void> {
  const { personId, ...shown } = reserved
  await tx
    .insertInto('billReservation')
    .values({ ruleKey, period, personId, ...shown })
    .onConflict((conflict) => conflict.columns(['ruleKey', 'personId']).doUpdateSet({ period, ...shown }))
    .execute()
}

export async function dropReservation(tx: Tx, ruleKey: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('billReservation')
    .where('ruleKey', '=', ruleKey)
    .where('personId', '=', personId)
    .execute()
}

/** Frees and returns the lowest numbers of this period whose reservation has expired. */
export async function freeExpiredReservations(
  tx: Tx,
  { ruleKey, period }: Counter,
  { since, most }: Readonly<{ since: string; most: number }>,
): Promise<readonly number[]> {
  const rows = await tx
    .deleteFrom('billReservation')
    .where('ruleKey', '=', ruleKey)
    .where('personId', 'in', ({ selectFrom }) =>
      selectFrom('billReservation as old')
        .where('old.ruleKey', '=', ruleKey)
        .where('old.period', '=', period)
        .where('old.number', 'is not', null)
        .where('old.reservedAt', '<', since)
        .select('old.personId')
        .orderBy('old.number')
        .limit(most),
    )
    .returning('number')
    .execute()
  return rows.map(({ number }) => Number(number)).toSorted((one, other) => one - other)
}

type TakenNumbers = Readonly<{
  ruleKey: string
  numbers: readonly string[]
  personId: string
  takenAt: string
}>

/** Records numbers as taken; returns those that were free. */
export async function keepNumbers(
  tx: Tx,
  { ruleKey, numbers, personId, takenAt }: TakenNumbers,
): Promise<readonly string[]> {
  const rows = await tx
    .insertInto('billNumber')
    .columns(['ruleKey', 'number', 'personId', 'takenAt'])
    .expression(
      sql`select ${ruleKey}::text, number, ${personId}::text, ${takenAt}::timestamptz
        from unnest(${numbers}::text[]) as number`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute()
  return rows.map(({ number }) => number)
}

type LapsedNumber = Readonly<{
  ruleKey: string
  number: string
  personId: string
  reservedAt: string
  now: string
}>

/** Writes a number that was shown and never used as void, so that it leaves no gap without a line. */
export async function keepLapsed(
  tx: Tx,
  { reservedAt, now, personId, ...place }: LapsedNumber,
): Promise<void> {
  await tx
    .insertInto('billNumber')
    .values({
      ...place,
      personId,
      takenAt: reservedAt,
      voidedAt: now,
      voidedBy: personId,
      voidReason: 'reservationLapsed',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
