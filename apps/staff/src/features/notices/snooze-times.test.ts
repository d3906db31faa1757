import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

/** Local times, as the device shows them. */
const offered = (...[year, month, day, hours]: readonly [number, number, number, number]) =>
  snoozeTimes(new Date(year, month - 1, day, hours).getTime()).map(({ name, at }) => {
    const date = new Date(at)
    return `${name} ${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}`
  })

test('on a Wednesday morning all four are offered, in order', () => {
  expect(offered(2026, 11, 25, 10)).toEqual([
    'hour 11-25 11',
    'evening 11-25 18',
    'tomorrow 11-26 9',
    'monday 11-30 9',
  ])
})

test('late in the afternoon the evening is left out, on a Sunday Monday is tomorrow', () => {
  expect(offered(2026, 11, 25, 17)).toEqual(['hour 11-25 18', 'tomorrow 11-26 9', 'monday 11-30 9'])
  expect(offered(2026, 11, 29, 10)).toEqual(['hour 11-29 11', 'evening 11-29 18', 'tomorrow 11-30 9'])
})

test('on a Monday the next one is a week away', () => {
  expect(offered(2026, 11, 30, 19)).toEqual(['hour 11-30 20', 'tomorrow 12-1 9', 'monday 12-7 9'])
})
