import type { Around } from '../around.ts'
import { fail } from '../failure.ts'
import { weekdayOf } from './civil.ts'
import { readDay } from './date-text.ts'

/** Days that differ from the rule "Monday to Friday are worked": free weekdays and worked weekends. */
type Exceptions = Readonly<{ free: ReadonlySet<number>; worked: ReadonlySet<number> }>

const known = new WeakMap<Around, Exceptions>()

function exceptionsOf(around: Around): Exceptions {
  const found = known.get(around)
  if (found) return found
  const worked = readDays('workdays', around.workdays).filter((day) => isWeekend(day))
  const free = readDays('holidays', around.holidays).filter((day) => !isWeekend(day))
  const exceptions = { free: new Set(free), worked: new Set(worked) }
  known.set(around, exceptions)
  return exceptions
}

export function isWorkingDay(day: number, around: Around): boolean {
  const { free, worked } = exceptionsOf(around)
  return isWeekend(day) ? worked.has(day) : !free.has(day)
}

/** Working days in `first`..`last`, both included; 0 when `last` lies before `first`. Constant work for the weeks. */
export function workingDaysWithin(first: number, last: number, around: Around): number {
  if (last < first) return 0
  const { free, worked } = exceptionsOf(around)
  return (
    weekdaysUpTo(last) - weekdaysUpTo(first - 1) - within(free, first, last) + within(worked, first, last)
  )
}

function weekdaysUpTo(day: number): number {
  const sinceMonday = day + 4
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(5, sinceMonday - weeks * 7)
}

function within(days: ReadonlySet<number>, first: number, last: number): number {
  let count = 0
  for (const day of days) if (day >= first && day <= last) count += 1
  return count
}

function isWeekend(day: number): boolean {
  return weekdayOf(day) > 5
}

function readDays(name: string, texts: readonly string[] = []): number[] {
  return texts.map((text) => readDay(text) ?? fail('formula.wrongValue', { name, expected: 'list<date>' }))
}
