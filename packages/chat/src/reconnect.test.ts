import { expect, test } from 'vitest'
import { nextAttempt } from './reconnect.ts'

test('the first two attempts are silent, the third speaks up', () => {
  expect([1, 2, 3, 10].map(nextAttempt)).toEqual([
    { kind: 'retry', afterMs: 10_000, isAnnounced: false },
    { kind: 'retry', afterMs: 10_000, isAnnounced: false },
    { kind: 'retry', afterMs: 10_000, isAnnounced: true },
    { kind: 'retry', afterMs: 10_000, isAnnounced: true },
  ])
})

test('after ten attempts it gives up', () => {
  expect(nextAttempt(11)).toEqual({ kind: 'giveUp' })
})
