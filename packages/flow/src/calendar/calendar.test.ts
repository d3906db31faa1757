import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsOf } from '../instant.ts'
import { addMinutes, addWorkingMinutes } from './add-minutes.ts'
import { momentOf } from './moment-of.ts'
import { isoAt } from './wall-clock.ts'
import { usualWeek, type WorkingCalendar } from './working-calendar.ts'

/** The first week of October 2026 is off in China; Saturday the 10th makes up for it. */
const shanghai: WorkingCalendar = {
  timeZone: 'Asia/Shanghai',
  week: usualWeek,
  days: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`2026-10-0${day}`, 'free' as const])),
    '2026-10-10': 'worked',
  },
}
const hours = (count: number) => count * 60
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

test('where clocks are put forward a working day is as long as any other', () => {
  const berlin: WorkingCalendar = {
    timeZone: 'Europe/Berlin',
    week: usualWeek.map(() => [{ from: 0, to: 1440 }]),
    days: {},
  }
  expect(addWorkingMinutes(at('2026-03-28T12:00', '+01:00'), hours(24), berlin)).toBe(
    at('2026-03-29T12:00', '+02:00'),
  )
})

test('where nobody ever works, every minute counts', () => {
  const never = { ...shanghai, week: usualWeek.map(() => []) }
  expect(addWorkingMinutes(at('2026-09-26T10:00'), 90, never)).toBe(at('2026-09-26T11:30'))
})

test('a longer time never ends earlier, and in parts it ends where it does in one', () => {
  const seconds = fc.integer({
    min: secondsOf('2026-01-01T00:00:00Z'),
    max: secondsOf('2027-01-01T00:00:00Z'),
  })
  const length = fc.integer({ min: 1, max: hours(200) })
  fc.assert(
    fc.property(seconds, length, length, (from, first, second) => {
      const start = isoAt(from)
      const middle = addWorkingMinutes(start, first, shanghai)
      const end = addWorkingMinutes(middle, second, shanghai)
      expect(secondsOf(middle)).toBeGreaterThanOrEqual(secondsOf(addMinutes(start, first)))
      expect(end).toBe(addWorkingMinutes(start, first + second, shanghai))
      expect(addWorkingMinutes(end, -second, shanghai) <= addWorkingMinutes(end, -1, shanghai)).toBe(true)
    }),
  )
})

test.each([
  ['2026-10-01', at('2026-10-01T00:00')],
  ['2026-10-01T14:30', at('2026-10-01T14:30')],
  ['2026-10-01T14:30:00Z', '2026-10-01T14:30:00.000Z'],
  ['soon', undefined],
  ['', undefined],
  [20_261_001, undefined],
  [null, undefined],
])('a form that says %j means %s', (value, moment) => {
  expect(momentOf(value, 'Asia/Shanghai')).toBe(moment)
})
