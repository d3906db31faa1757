import { expect, test } from 'vitest'
import type { TraceEvent } from '../log/trace.ts'
import { waysOf } from './ways-of.ts'

/** A small letter is begun, a capital one done. */
function told(letters: string): readonly string[] {
  const events = [...letters].map((letter): TraceEvent => {
    const transition = letter === letter.toLowerCase() ? 'start' : 'complete'
    return { activity: letter.toLowerCase(), at: '', resource: '', transition }
  })
  return waysOf(events).map((way) => way.join(''))
}

test('what was begun before something else was done can come after it as well', () => {
  expect(told('ABC')).toEqual(['abc'])
  expect(told('aAbBC')).toEqual(['abc'])
  expect(told('abABcC')).toEqual(['abc', 'bac'])
  expect(told('abAcBCD')).toEqual(['abcd', 'cbad'])
  expect(told('aAbaBA')).toEqual(['aba', 'aab'])
})
