import { dayText, instantAt, localSecondsOf, secondsOfDay, weekdayOf } from '../../calendar/wall-clock.ts'
import { shiftsOn, type WorkingCalendar } from '../../calendar/working-calendar.ts'
import type { TimeEvent } from '../events/event-kinds.ts'
import { isCronDay, readCron } from './read-cron.ts'
import type { Schedule } from './schedule.ts'

/** Search limit in days; a schedule that does not match within it never does. */
const furthest = 4000

type ScheduleQuery = Readonly<{ after: string; fired: number; calendar: WorkingCalendar }>

/**
 * The next time of a schedule (ISO 8601 in, ISO 8601 in UTC out) after `fired` earlier ones. Undefined when it has
 * ended or never matches. Refuses a cron expression as `readCron` does.
 */
export function nextTime(
  { schedule, freeDays, ends }: TimeEvent,
  { after, fired, calendar }: ScheduleQuery,
): string | undefined {
  const { timeZone } = calendar
  const last = lastDay(ends, fired)
  const first = Math.floor(localSecondsOf(after, timeZone) / secondsOfDay)
  for (let day = first; day < first + furthest; day += 1) {
    if (dayText(day) > last) return undefined
    if (!isDay[freeDays](schedule, day, calendar)) continue
    const next = instantsOn(day, schedule, timeZone).find((instant) => instant > after)
    if (next !== undefined) return next
  }
  return undefined
}

/** Dates compare as text: `9999` is after every day, an empty text before. */
function lastDay(ends: TimeEvent['ends'], fired: number): string {
  if (ends.kind === 'count' && fired >= ends.count) return ''
  return ends.kind === 'date' ? ends.date : '9999'
}

function instantsOn(day: number, schedule: Schedule, timeZone: string): readonly string[] {
  return secondsIn(schedule).map((second) => instantAt(day * secondsOfDay + second, timeZone))
}

type IsDay = (schedule: Schedule, day: number, calendar: WorkingCalendar) => boolean

const isDay: Readonly<Record<TimeEvent['freeDays'], IsDay>> = {
  run: comesOn,
  skip: (schedule, day, calendar) => comesOn(schedule, day, calendar) && isWorked(calendar, day),
  later: (schedule, day, calendar) => {
    if (!isWorked(calendar, day)) return false
    for (let from = day; ; from -= 1) {
      if (comesOn(schedule, from, calendar)) return true
      if (day - from > furthest || isWorked(calendar, from - 1)) return false
    }
  },
}

function isWorked(calendar: WorkingCalendar, day: number): boolean {
  return shiftsOn(calendar, dayText(day)).length > 0
}

function comesOn(schedule: Schedule, day: number, calendar: WorkingCalendar): boolean {
  switch (schedule.every) {
    case 'minutes':
    case 'day':
      return true
    case 'week':
      return schedule.days.includes(weekdayOf(day))
    case 'month':
      return isItsMonth(schedule.months, day) && isDayOrLast(day, schedule.day)
    case 'workday':
      return isItsMonth(schedule.months, day, schedule.from) && isWorkday(schedule, day, calendar)
    case 'cron':
      return isCronDay(readCron(schedule.expression), {
        day: dayOfMonth(day),
        month: monthOf(day),
        weekday: weekdayOf(day),
      })
  }
}

/** The first month of a period, or the last when days count from the end. */
function isItsMonth(months: number, day: number, from: 'start' | 'end' = 'start'): boolean {
  const month = monthOf(day) - 1
  return month % months === (from === 'start' ? 0 : months - 1)
}

function isDayOrLast(day: number, wanted: number): boolean {
  return dayOfMonth(day) === wanted || (dayOfMonth(day) < wanted && dayOfMonth(day + 1) === 1)
}

/** Whether it is the wanted workday of the month, counted from its start or end. */
function isWorkday(
  { place: index, from }: Extract<Schedule, { every: 'workday' }>,
  day: number,
  calendar: WorkingCalendar,
): boolean {
  if (!isWorked(calendar, day)) return false

  const step = from === 'start' ? -1 : 1
  const month = dayText(day).slice(0, 7)
  let worked = 1
  for (let other = day + step; dayText(other).startsWith(month); other += step)
    if (isWorked(calendar, other)) worked += 1
  return worked === index
}

function monthOf(day: number): number {
  return Number(dayText(day).slice(5, 7))
}

function dayOfMonth(day: number): number {
  return Number(dayText(day).slice(8))
}

function secondsIn(schedule: Schedule): readonly number[] {
  if (schedule.every === 'cron') return readCron(schedule.expression).minutes.map((minute) => minute * 60)
  if (schedule.every !== 'minutes') {
    const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number)
    return [hours * 3600 + minutes * 60]
  }
  const length = schedule.minutes * 60
  return Array.from({ length: Math.ceil(secondsOfDay / length) }, (_, at) => at * length)
}
