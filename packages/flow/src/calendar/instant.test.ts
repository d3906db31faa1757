import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsOf } from './instant.ts'

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
