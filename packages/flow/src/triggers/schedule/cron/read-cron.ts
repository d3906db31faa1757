import { refuse } from '../../../refusals.ts'
import { cronParts } from './cron-parts.ts'
import { readPart } from './read-part.ts'

/** A cron expression, read. 0 is Monday; minutes are those of the day; no days or weekdays: whatever day it is. */
export type Cron = Readonly<{
  minutes: readonly number[]
  months: readonly number[]
  days: readonly number[] | undefined
  weekdays: readonly number[] | undefined
}>

const fewestMinutes = 5
const minutesOfDay = 1440
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Reads the five parts of a cron expression (minute, hour, day, month, weekday). Refuses `flow.cronParts`, `flow.cronPart`,
 * `flow.cronRange`, `flow.cronTooOften` and `flow.cronNever`.
 */
export function readCron(expression: string): Cron {
  const texts = expression.trim().split(/\s+/).filter(Boolean)
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = texts
  if (texts.length !== cronParts.length) refuse('flow.cronParts', { count: texts.length })

  const [aboutMinute, aboutHour, aboutDay, aboutMonth, aboutWeekday] = cronParts
  const inHour = readPart(minute, aboutMinute)
  const cron = {
    minutes: readPart(hour, aboutHour).flatMap((at) => inHour.map((one) => at * 60 + one)),
    days: isAny(day) ? undefined : readPart(day, aboutDay),
    months: readPart(month, aboutMonth),
    weekdays: isAny(weekday) ? undefined : readPart(weekday, aboutWeekday).map((one) => (one + 6) % 7),
  }
  refuseTooOften(cron)
  refuseNever(cron)
  return cron
}

/** Whether it comes on a day: where days and weekdays are both named, one of them is enough. */
export function isCronDay({ days, months, weekdays }: Cron, at: Readonly<Record<Named, number>>): boolean {
  if (!months.includes(at.month)) return false
  if (!days && !weekdays) return true
  return (days?.includes(at.day) ?? false) || (weekdays?.includes(at.weekday) ?? false)
}

type Named = 'day' | 'month' | 'weekday'

function isAny(text: string): boolean {
  return text === '*' || text === '?'
}

function refuseTooOften({ minutes }: Cron): void {
  const next = (at: number) => minutes[at + 1] ?? (minutes[0] ?? 0) + minutesOfDay
  if (minutes.some((minute, at) => next(at) - minute < fewestMinutes))
    refuse('flow.cronTooOften', { minutes: fewestMinutes })
}

function refuseNever({ days, months, weekdays }: Cron): void {
  const [first = 1] = days ?? []
  const isEver = weekdays || months.some((month) => first <= (daysOfMonths[month - 1] ?? 0))
  if (!isEver) refuse('flow.cronNever')
}
