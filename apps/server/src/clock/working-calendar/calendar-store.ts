import { prepared, type Reader, type Tx } from '@signet/db'
import { type SpecialDays, WorkingWeek } from '@signet/flow'
import { sql } from 'kysely'

export type OwnDay = Readonly<{ day: string; kind: 'free' | 'worked'; name: string }>
export type OwnWeek = Readonly<{ week: WorkingWeek; hasPublicHolidays: boolean }>

const nothing: Readonly<Record<string, never>> = {}
const foundWeek = prepared((tx, _: typeof nothing) =>
  tx.selectFrom('workingWeek').select(['shifts', 'hasPublicHolidays']),
)
const foundDays = prepared((tx, _: typeof nothing) =>
  tx
    .selectFrom('workingDay')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'kind', 'name'])
    .orderBy('day'),
)

/** Returns the tenant's own week; undefined if never set. */
export async function findWeek(tx: Reader): Promise<OwnWeek | undefined> {
  const [row] = await foundWeek(tx, nothing)
  return row && { week: WorkingWeek.parse(row.shifts), hasPublicHolidays: row.hasPublicHolidays }
}

export function findOwnDays(tx: Reader): Promise<OwnDay[]> {
  return foundDays(tx, nothing)
}

export function specialDays(days: readonly OwnDay[]): SpecialDays {
  return Object.fromEntries(days.map(({ day, kind }) => [day, kind]))
}

type CalendarInput = OwnWeek & Readonly<{ ownDays: readonly OwnDay[]; by: string; now: string }>

/** Replaces the calendar; a simultaneous save waits on the row. */
export async function saveCalendar(
  tx: Tx,
  { week, hasPublicHolidays, ownDays, by, now }: CalendarInput,
): Promise<void> {
  const row = { shifts: JSON.stringify(week), hasPublicHolidays, changedBy: by, changedAt: now }
  await tx
    .insertInto('workingWeek')
    .values({ id: true, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('workingDay').execute()
  if (ownDays.length > 0)
    await tx
      .insertInto('workingDay')
      .values([...ownDays])
      .execute()
}
