import { prepared, type Reader, type Tx } from '@signet/db'
import {
  expectedHolidays,
  type SpecialDays,
  usualWeek,
  type WorkingCalendar,
  WorkingWeek,
} from '@signet/flow'
import type { DayCalendar } from '@signet/formula'
import known from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { sql } from 'kysely'

/** `isExpected`: computed by law because nothing is announced for its year. */
export type PublicDay = Readonly<{
  day: string
  kind: 'free' | 'worked'
  name: string
  isExpected: boolean
}>

const announced: readonly PublicDay[] = [
  ...daysIn(known.holidays, 'free'),
  ...daysIn(known.workdays, 'worked'),
].sort((one, other) => (one.day < other.day ? -1 : 1))

/** Years after the last announced one for which holidays are computed. */
const expectedYears = 20

/** Public holidays of China in order: announced with make-up workdays, then expected ones. */
export const publicDays: readonly PublicDay[] = [...announced, ...daysExpected()]

/** Parses days like `National Day,国庆节,3`: names and the number of statutory days. */
function daysIn(days: Readonly<Record<string, string>>, kind: PublicDay['kind']): PublicDay[] {
  return Object.entries(days).map(([day, text]) => ({
    day,
    kind,
    name: text.split(',')[1] ?? '',
    isExpected: false,
  }))
}

function daysExpected(): PublicDay[] {
  const last = Number(announced.at(-1)?.day.slice(0, 4))
  const chinese = new Map(
    Object.values(known.holidays).map((text) => [text.split(',')[0], text.split(',')[1]]),
  )
  return Array.from({ length: expectedYears }, (_, at) => expectedHolidays(last + 1 + at)).flatMap((year) =>
    year.map(({ day, name }) => ({ day, kind: 'free', name: chinese.get(name) ?? name, isExpected: true })),
  )
}

const holidays: SpecialDays = specialDays(publicDays)

/**
 * Returns the working calendar of a tenant: its week, its special days, and public holidays unless
 * disabled.
 */
export async function calendarOfTenant(
  tx: Reader,
  { timeZone }: Readonly<{ timeZone: string }>,
): Promise<WorkingCalendar> {
  const own = await findWeek(tx)
  const days = specialDays(await findOwnDays(tx))
  const isPublic = own?.hasPublicHolidays ?? true
  return { timeZone, week: own?.week ?? usualWeek, days: isPublic ? { ...holidays, ...days } : days }
}

/** Returns the days that count as working days in formulas: those of the tenant's week, special days included. */
export function dayCalendarOf(own: OwnWeek | undefined, ownDays: readonly OwnDay[]): DayCalendar {
  const { week = usualWeek, hasPublicHolidays = true } = own ?? {}
  const days = { ...(hasPublicHolidays ? holidays : {}), ...specialDays(ownDays) }
  const daysOf = (kind: OwnDay['kind']) => Object.keys(days).filter((day) => days[day] === kind)
  return {
    weekdays: week.flatMap((shifts, index) => (shifts.length > 0 ? [index + 1] : [])),
    holidays: daysOf('free'),
    workdays: daysOf('worked'),
  }
}

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

function specialDays(days: readonly OwnDay[]): SpecialDays {
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
