import { expect, test } from 'vitest'
import { nextHour } from './month-days.ts'

test.each([
  ['10:02', '10:30', '11:30'],
  ['10:30', '11:00', '12:00'],
  ['22:59', '23:00', '23:59'],
  ['23:45', '23:30', '23:59'],
])('a new event at %s begins at %s and ends at %s', (now, startTime, endTime) => {
  const at = new Date(`2026-11-20T${now}`).getTime()
  expect(nextHour(at)).toEqual({ startTime, endTime })
})
