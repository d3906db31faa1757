import type { Tx } from '@signet/db'
import { sql } from 'kysely'

/** Whose counter is meant: a rule's id, or the key of a field that brings its own rule. */
export type Counter = Readonly<{ ruleKey: string; period: string }>

/** Holds the counter until the transaction ends, and gives its next number. A new one begins at `start`. */
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

type Reserved = Readonly<{ number: number | null; drawn: string }>

/** What this person was shown last under this key, in any period. */
export async function findReservation(
  tx: Tx,
  ruleKey: string,
  personId: string,
): Promise<(Reserved & { period: string }) | undefined> {
  const row = await tx
    .selectFrom('billReservation')
    .where('ruleKey', '=', ruleKey)
    .where('personId', '=', personId)
    .select(['period', 'number', 'drawn'])
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, number: row.number === null ? null : Number(row.number) }
}

/** One reservation a person and key: what was shown before is replaced. */
export async function keepReservation(
  tx: Tx,
  { ruleKey, period }: Counter,
  reserved: Reserved & Readonly<{ personId: string; reservedAt: string }>,
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

/** The lowest numbers of this period that nobody has looked at since then; they are reserved no more. */
export async function takeForgotten(
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

type Taken = Readonly<{ ruleKey: string; numbers: readonly string[]; personId: string; takenAt: string }>

/** Gives those that nobody had yet. */
export async function keepNumbers(
  tx: Tx,
  { ruleKey, numbers, personId, takenAt }: Taken,
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
