import { expect, test } from 'vitest'
import { createFigureCache } from './figure-cache.ts'

/** Counts its calls, with a clock and stopwatch set by hand. */
function openCounting(milliseconds: number) {
  let [now, spent, times] = [1_000_000, 0, 0]
  const shelf = createFigureCache<number>(
    () => now,
    () => spent,
  )
  const count = async () => {
    times += 1
    spent += milliseconds
    return times
  }
  const ask = () =>
    shelf.ask({ key: 'a', count, countBehind: count, onFailure: (error) => expect.fail(String(error)) })
  return { ask, pass: (time: number) => (now += time) }
}

test('a quick count runs for every request', async () => {
  const { ask, pass } = openCounting(0)
  expect(await ask()).toEqual({ figures: 1, countedAt: 1_000_000, isBeingCounted: false })
  pass(1)
  expect(await ask()).toEqual({ figures: 2, countedAt: 1_000_001, isBeingCounted: false })
})

test('a slow count is cached with its time, and refreshed in the background once stale', async () => {
  const { ask, pass } = openCounting(210)
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ figures: 1 }, { figures: 1 }])
  pass(60_000)
  expect(await ask()).toEqual({ figures: 1, countedAt: 1_000_000, isBeingCounted: false })

  pass(1)
  const old = { figures: 1, countedAt: 1_000_000, isBeingCounted: true }
  expect(await Promise.all([ask(), ask()])).toEqual([old, old])
  await expect.poll(ask).toEqual({ figures: 2, countedAt: 1_060_001, isBeingCounted: false })
})
