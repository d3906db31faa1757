import { refuse } from '../../refusals.ts'

/**
 * A parsed cron expression. 0 is Monday; minutes count from midnight; without days and weekdays, every day matches.
 */
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

/** Whether a day matches: when days and weekdays are both given, one of them is enough. */
export function isCronDay({ days, months, weekdays }: Cron, at: Readonly<Record<CronUnit, number>>): boolean {
  if (!months.includes(at.month)) return false
  if (!days && !weekdays) return true
  return (days?.includes(at.day) ?? false) || (weekdays?.includes(at.weekday) ?? false)
}

type CronUnit = 'day' | 'month' | 'weekday'

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

const written = /^(?:\*|([\da-z]+)(?:-([\da-z]+))?)(?:\/0*([1-9]\d*))?$/i

/** Parses a part into its sorted numbers. Refuses `flow.cronPart` and `flow.cronRange`. */
function readPart(text: string, part: CronPart): readonly number[] {
  const numbers = text.split(',').flatMap((piece) => readPiece(piece, part))
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** `*`, `5`, `1-5`, `mon-fri`, each optionally with a step: `8-18/2`, `5/20`. */
function readPiece(text: string, part: CronPart): readonly number[] {
  const [, first, last, step] = written.exec(text) ?? unreadable(text, part)
  const length = Number(step ?? 1)
  const from = first === undefined ? part.from : numberOf(first, part)
  const end = last ?? (step === undefined ? first : undefined)
  const to = end === undefined ? part.to : numberOf(end, part)
  if (to < from) unreadable(text, part)
  return Array.from({ length: Math.floor((to - from) / length) + 1 }, (_, at) => from + at * length)
}

function numberOf(text: string, { part, from, to, words = [] }: CronPart): number {
  const word = words.indexOf(text.toLowerCase())
  if (word >= 0) return from + word
  if (!/^\d+$/.test(text)) unreadable(text, { part })

  const number = Number(text)
  if (number < from || number > to) refuse('flow.cronRange', { part, text, from, to })
  return number
}

function unreadable(text: string, { part }: Pick<CronPart, 'part'>): never {
  return refuse('flow.cronPart', { part, text })
}

/** A part of a cron expression: its name, its range, and words for its numbers. */
type CronPart = Readonly<{ part: string; from: number; to: number; words?: readonly string[] }>

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** In crontab order (POSIX.1-2024). Weekday 7 is Sunday again. */
const cronParts = [
  { part: 'minute', from: 0, to: 59 },
  { part: 'hour', from: 0, to: 23 },
  { part: 'day', from: 1, to: 31 },
  { part: 'month', from: 1, to: 12, words: months },
  { part: 'weekday', from: 0, to: 7, words: weekdays },
] as const satisfies readonly CronPart[]
