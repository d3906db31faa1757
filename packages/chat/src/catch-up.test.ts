import { expect, test } from 'vitest'
import { createCatchUp } from './catch-up.ts'

/** A device with some gaps, whose calls are answered and whose timers run when the test says so. */
function device(missing: Set<string>) {
  const calls: (readonly string[])[] = []
  const answers: ((more: readonly string[]) => void)[] = []
  let timers: (() => void)[] = []
  const catchUp = createCatchUp({
    fetch: (ids) => {
      calls.push(ids)
      return new Promise((resolve) => answers.push(resolve))
    },
    isMissing: (id) => missing.has(id),
    after: (_, run) => {
      timers.push(run)
      return () => {
        timers = timers.filter((one) => one !== run)
      }
    },
  })
  return {
    ...{ catchUp, calls },
    timers: () => timers.length,
    pass: () => {
      for (const run of timers.splice(0)) run()
    },
    answer: async (more: readonly string[] = []) => {
      answers.shift()?.(more)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
  }
}

test('a gap that frames close in time asks for nothing', () => {
  const missing = new Set(['a'])
  const { catchUp, calls, pass } = device(missing)
  catchUp.gap('a')
  missing.delete('a')
  pass()
  expect(calls).toEqual([])
})

test('many frames behind a gap are one call about all conversations with a gap', () => {
  const { catchUp, calls, pass, timers } = device(new Set(['a', 'b']))
  for (let frame = 0; frame < 50; frame += 1) catchUp.gap(frame % 2 === 0 ? 'a' : 'b')
  expect(timers()).toBe(1)
  pass()
  expect(calls).toEqual([['a', 'b']])
})

test('what has a gap while a call is under way waits for its answer and then a moment', async () => {
  const missing = new Set(['a', 'b'])
  const { catchUp, calls, pass, timers, answer } = device(missing)
  catchUp.ask(['a'])
  catchUp.gap('b')
  expect(timers()).toBe(0)
  await answer()
  pass()
  expect(calls).toEqual([['a'], ['b']])
})

test('a greeting asks at once and, after a call under way, again; what has more is asked until there is no more', async () => {
  const { catchUp, calls, answer } = device(new Set())
  catchUp.ask([])
  expect(calls).toEqual([])
  catchUp.ask(['a', 'b'])
  catchUp.ask(['a', 'b'])
  await answer(['b'])
  await answer(['b'])
  await answer()
  expect(calls).toEqual([['a', 'b'], ['a', 'b'], ['b']])
})

test('a closed device asks for nothing more', () => {
  const { catchUp, calls, pass, timers } = device(new Set(['a']))
  catchUp.gap('a')
  catchUp.close()
  expect(timers()).toBe(0)
  pass()
  expect(calls).toEqual([])
})
