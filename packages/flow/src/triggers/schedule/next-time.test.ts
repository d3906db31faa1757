import { expect, test } from 'vitest'
import { usualWeek, type WorkingCalendar } from '../../calendar/working-calendar.ts'
import { type TimeEvent, TriggerEvent } from '../events/event-kinds.ts'
import { nextTime } from './next-time.ts'

/** The first week of October 2026 is off in China; Saturday the 10th is worked instead. */
const calendar: WorkingCalendar = {
  timeZone: 'Asia/Shanghai',
  week: usualWeek,
  days: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`2026-10-0${day}`, 'free' as const])),
    '2026-10-10': 'worked',
  },
}
const timeEvent = (more: object) => TriggerEvent.parse({ kind: 'time', ...more }) as TimeEvent
const at = (wall: string) => new Date(`${wall}:00+08:00`).toISOString()

test.each([
  ['later today', { every: 'day', at: '09:00' }, 'run', '2026-09-21T08:59', '2026-09-21T09:00'],
  [
    'tomorrow, when today is over',
    { every: 'day', at: '09:00' },
    'run',
    '2026-09-21T09:00',
    '2026-09-22T09:00',
  ],
  ['on workdays only', { every: 'day', at: '09:00' }, 'skip', '2026-09-30T12:00', '2026-10-08T09:00'],
  [
    'on a Saturday that is worked',
    { every: 'day', at: '09:00' },
    'skip',
    '2026-10-09T12:00',
    '2026-10-10T09:00',
  ],
  ['next Monday', { every: 'week', days: [0], at: '10:30' }, 'run', '2026-09-21T12:00', '2026-09-28T10:30'],
  [
    'on the first of two days',
    { every: 'week', days: [4, 2], at: '10:30' },
    'run',
    '2026-09-21T12:00',
    '2026-09-23T10:30',
  ],
  [
    'on a Thursday off, not at all',
    { every: 'week', days: [3], at: '10:00' },
    'skip',
    '2026-09-30T12:00',
    '2026-10-08T10:00',
  ],
  [
    'after the holidays',
    { every: 'month', day: 1, at: '09:00' },
    'later',
    '2026-09-30T12:00',
    '2026-10-08T09:00',
  ],
  [
    'once after a weekend of two',
    { every: 'day', at: '09:00' },
    'later',
    '2026-09-25T12:00',
    '2026-09-28T09:00',
  ],
  [
    'on the last day of a short month',
    { every: 'month', day: 31, at: '09:00' },
    'run',
    '2026-02-01T00:00',
    '2026-02-28T09:00',
  ],
  [
    'on the last day of a month that is worked',
    { every: 'workday', place: 1, from: 'end', at: '17:00' },
    'run',
    '2026-10-01T00:00',
    '2026-10-30T17:00',
  ],
  [
    'on the second workday of a month after the holidays',
    { every: 'workday', place: 2, from: 'start', at: '09:00' },
    'run',
    '2026-09-30T12:00',
    '2026-10-09T09:00',
  ],
  [
    'in the first month of a quarter only',
    { every: 'month', day: 5, at: '09:00', months: 3 },
    'run',
    '2026-07-05T12:00',
    '2026-10-05T09:00',
  ],
  [
    'at the end of a quarter',
    { every: 'workday', place: 1, from: 'end', at: '17:00', months: 3 },
    'run',
    '2026-10-01T00:00',
    '2026-12-31T17:00',
  ],
  [
    'once a year',
    { every: 'workday', place: 1, from: 'start', at: '09:00', months: 12 },
    'run',
    '2026-01-02T00:00',
    '2027-01-01T09:00',
  ],
  [
    'every 90 minutes from midnight',
    { every: 'minutes', minutes: 90 },
    'run',
    '2026-09-21T01:31',
    '2026-09-21T03:00',
  ],
  [
    'by a cron expression, on the next workday after the holidays',
    { every: 'cron', expression: '30 9,15 * oct mon-fri' },
    'skip',
    '2026-09-30T12:00',
    '2026-10-08T09:30',
  ],
  [
    'by a cron expression, on a day of the month or of the week',
    { every: 'cron', expression: '0 0 13 * fri' },
    'run',
    '2026-10-10T00:00',
    '2026-10-13T00:00',
  ],
  ['at midnight again', { every: 'minutes', minutes: 90 }, 'run', '2026-09-21T22:30', '2026-09-22T00:00'],
] as const)('a schedule comes round %s', (_when, schedule, freeDays, after, next) => {
  expect(nextTime(timeEvent({ schedule, freeDays }), { after: at(after), fired: 0, calendar })).toBe(at(next))
})

test('a schedule ends after so many times, and after its last day', () => {
  const timing = { after: at('2026-09-21T12:00'), calendar }
  const twice = timeEvent({ ends: { kind: 'count', count: 2 } })
  expect(nextTime(twice, { ...timing, fired: 1 })).toBe(at('2026-09-22T09:00'))
  expect(nextTime(twice, { ...timing, fired: 2 })).toBeUndefined()

  const tillTomorrow = timeEvent({ ends: { kind: 'date', date: '2026-09-22' } })
  expect(nextTime(tillTomorrow, { ...timing, fired: 9 })).toBe(at('2026-09-22T09:00'))
  expect(nextTime(tillTomorrow, { after: at('2026-09-22T09:00'), fired: 9, calendar })).toBeUndefined()
})

test('a workday schedule never runs without working days', () => {
  const never = { ...calendar, week: usualWeek.map(() => []), days: {} }
  for (const freeDays of ['skip', 'later'])
    expect(
      nextTime(timeEvent({ freeDays }), { after: at('2026-09-21T12:00'), fired: 0, calendar: never }),
    ).toBeUndefined()
})

test('clocks that are put forward skip nothing and repeat nothing', () => {
  const berlin = { ...calendar, timeZone: 'Europe/Berlin', days: {} }
  const daily = timeEvent({ schedule: { every: 'day', at: '02:30' } })
  const first = nextTime(daily, { after: '2026-03-28T12:00:00.000Z', fired: 0, calendar: berlin }) ?? ''
  const second = nextTime(daily, { after: first, fired: 1, calendar: berlin }) ?? ''
  expect(first.slice(0, 10)).toBe('2026-03-29')
  expect(second).toBe('2026-03-30T00:30:00.000Z')
})
