import { expect, test } from 'vitest'
import { atMost, doubling, listed, outsideRetries, type RetryPolicy, retryTime } from './retry.ts'

const seconds = (policy: RetryPolicy) => [1, 2, 3, 4, 5, 6, 7].map((n) => (policy(n) ?? Number.NaN) / 1000)

test('a doubling pause stops growing at its longest and ends after the last attempt', () => {
  expect(seconds(atMost(6, doubling(20_000)))).toEqual([2, 4, 8, 16, 20, Number.NaN, Number.NaN])
})

test('calls to other systems are tried six times, the last after 2,560 seconds', () => {
  expect(seconds(outsideRetries)).toEqual([10, 40, 160, 640, 2560, Number.NaN, Number.NaN])
})

test('listed pauses are used in order, and the work is given up after the last', () => {
  expect(seconds(listed([5000, 60_000]))).toEqual([5, 60, ...Array(5).fill(Number.NaN)])
  expect(retryTime(listed([5000]), 1, 0)).toBe('1970-01-01T00:00:05.000Z')
  expect(retryTime(listed([5000]), 2, 0)).toBeUndefined()
})
