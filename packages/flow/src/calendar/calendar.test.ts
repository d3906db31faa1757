import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfValue, isoAt, secondsOf } from './wall-clock.ts'
import { addMinutes, addWorkingMinutes, usualWeek, type WorkingCalendar } from './working-calendar.ts'

/** The first week of October 2026 is off in China; Saturday the 10th is worked instead. */
const shanghai: WorkingCalendar = {
  timeZone: 'Asia/Shanghai',
  week: usualWeek,
  days: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`2026-10-0${day}`, 'free' as const])),
    '2026-10-10': 'worked',
  },
}
const hours = (count: number) => count * 60
const iso = (instant: string) => isoAt(secondsOf(instant.replace(/T\d\d:\d\d/, '$&:00')))
const at = (wall: string, offset = '+08:00') => isoAt(secondsOf(`${wall}:00${offset}`))

test.each([
  ['inside a morning', '2026-09-21T09:30', 60, '2026-09-21T10:30'],
  ['over noon', '2026-09-21T11:30', 60, '2026-09-21T13:30'],
  ['over night', '2026-09-21T17:30', 60, '2026-09-22T09:30'],
  ['over a weekend', '2026-09-25T17:00', hours(2), '2026-09-28T10:00'],
  ['over the public holidays', '2026-09-30T17:00', hours(2), '2026-10-08T10:00'],
  ['into the Saturday that makes up for them', '2026-10-09T17:00', hours(2), '2026-10-10T10:00'],
  ['from a night, to a whole day on', '2026-09-21T03:00', hours(8), '2026-09-21T18:00'],
  ['back over a weekend', '2026-09-28T10:00', -hours(2), '2026-09-25T17:00'],
  ['back over noon', '2026-09-21T13:30', -60, '2026-09-21T11:30'],
])('working minutes run %s', (_way, from, minutes, to) => {
  expect(addWorkingMinutes(at(from), minutes, shanghai)).toBe(at(to))
})

const berlin: WorkingCalendar = {
  timeZone: 'Europe/Berlin',
  week: usualWeek.map(() => [{ from: 0, to: 1440 }]),
  days: {},
}

test.each([
  [
    'over the night in which an hour is missing',
    '2026-03-28T12:00+01:00',
    hours(24),
    '2026-03-29T13:00+02:00',
  ],
  ['up to the missing hour', '2026-03-29T01:30+01:00', 30, '2026-03-29T01:00Z'],
  ['over the missing hour', '2026-03-29T01:50+01:00', 20, '2026-03-29T03:10+02:00'],
  ['over the night with an hour twice', '2026-10-24T12:00+02:00', hours(24), '2026-10-25T11:00+01:00'],
  ['inside the first of two hours', '2026-10-25T02:10+02:00', 20, '2026-10-25T02:30+02:00'],
  ['from the first into the second', '2026-10-25T02:50+02:00', 20, '2026-10-25T02:10+01:00'],
  ['inside the second', '2026-10-25T02:10+01:00', 20, '2026-10-25T02:30+01:00'],
  ['back from the second into the first', '2026-10-25T02:10+01:00', -20, '2026-10-25T02:50+02:00'],
])('where people work day and night, minutes pass %s', (_way, from, minutes, to) => {
  expect(addWorkingMinutes(iso(from), minutes, berlin)).toBe(iso(to))
})

test.each([
  ['a weekend in which the clocks change', '2026-03-27T17:00+01:00', hours(5), '2026-03-30T10:00+02:00'],
  [
    'a year’s end whose holidays nobody has said yet',
    '2026-12-31T17:00+01:00',
    hours(2),
    '2027-01-01T10:00+01:00',
  ],
  ['a Saturday of half a day', '2026-09-26T11:30+02:00', hours(1), '2026-09-28T09:30+02:00'],
])('in an office with usual hours they run over %s', (_way, from, minutes, to) => {
  const week = usualWeek.map((shifts, day) => (day === 5 ? [{ from: hours(9), to: hours(12) }] : shifts))
  expect(addWorkingMinutes(iso(from), minutes, { ...berlin, week })).toBe(iso(to))
})

test('a shift within the missing hour is not worked twice', () => {
  const night = {
    ...berlin,
    week: usualWeek.map(() => [
      { from: 120, to: 180 },
      { from: 180, to: 300 },
    ]),
  }
  expect(addWorkingMinutes(iso('2026-03-29T00:00+01:00'), hours(2), night)).toBe(
    iso('2026-03-29T05:00+02:00'),
  )
})

test('of a moment that the walls show twice the first is meant, and of one that they skip the later', () => {
  expect(instantOfValue('2026-10-25T02:30', 'Europe/Berlin')).toBe(iso('2026-10-25T02:30+02:00'))
  expect(instantOfValue('2026-11-01T01:30', 'America/New_York')).toBe(iso('2026-11-01T01:30-04:00'))
  expect(instantOfValue('2026-03-29T02:30', 'Europe/Berlin')).toBe(iso('2026-03-29T03:30+02:00'))
  expect(instantOfValue('2026-03-08T02:30', 'America/New_York')).toBe(iso('2026-03-08T03:30-04:00'))
})

test('without working time, every minute counts', () => {
  const never = { ...shanghai, week: usualWeek.map(() => []) }
  expect(addWorkingMinutes(at('2026-09-26T10:00'), 90, never)).toBe(at('2026-09-26T11:30'))
})

test.each([shanghai, berlin])(
  'in $timeZone a longer time never ends earlier, and in parts it ends where it does in one',
  (calendar) => {
    const seconds = fc.integer({
      min: secondsOf('2026-01-01T00:00:00Z'),
      max: secondsOf('2027-01-01T00:00:00Z'),
    })
    const length = fc.integer({ min: 1, max: hours(200) })
    fc.assert(
      fc.property(seconds, length, length, (from, first, second) => {
        const start = isoAt(from)
        const middle = addWorkingMinutes(start, first, calendar)
        const end = addWorkingMinutes(middle, second, calendar)
        expect(secondsOf(middle)).toBeGreaterThanOrEqual(secondsOf(addMinutes(start, first)))
        expect(end).toBe(addWorkingMinutes(start, first + second, calendar))
        expect(addWorkingMinutes(end, -second, calendar) <= addWorkingMinutes(end, -1, calendar)).toBe(true)
      }),
    )
  },
)

test.each([
  ['2026-10-01', at('2026-10-01T00:00')],
  ['2026-10-01T14:30', at('2026-10-01T14:30')],
  ['2026-10-01T14:30:00Z', '2026-10-01T14:30:00.000Z'],
  ['soon', undefined],
  ['', undefined],
  [20_261_001, undefined],
  [null, undefined],
])('a form that says %j means %s', (value, moment) => {
  expect(instantOfValue(value, 'Asia/Shanghai')).toBe(moment)
})

test('seconds agree with the platform for every instant and offset', () => {
  const years = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59Z') }
  fc.assert(
    fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
      expect(secondsOf(date.toISOString())).toBe(Math.floor(date.getTime() / 1000))
    }),
  )
  for (const text of [
    '2026-02-28T23:59:59+08:00',
    '2024-02-29T00:00:00-0330',
    '2017-01-09T09:49:50.000+01:00',
  ])
    expect(secondsOf(text)).toBe(new Date(text).getTime() / 1000)
  expect(secondsOf('yesterday')).toBeNaN()
})
