import { expect, test } from 'vitest'
import type { TraceEvent } from '../log/trace.ts'
import { mineTree } from './mine-tree.ts'
import type { StepTree, Way } from './step-tree.ts'
import { choicesOf, walkTree } from './walk-tree.ts'
import { waysOf } from './ways-of.ts'

function ways(...lines: readonly string[]): readonly Way[] {
  return lines.map((line) => line.split('').filter((letter) => letter !== ' '))
}

function describeTree(tree: StepTree): string {
  switch (tree.kind) {
    case 'step':
      return tree.activity
    case 'nothing':
      return '-'
    case 'loop':
      return `again(${[tree.body, ...tree.again].map(describeTree).join(' ')})`
    default:
      return `${{ sequence: 'then', parallel: 'both', choice: 'or' }[tree.kind]}(${tree.parts.map(describeTree).join(' ')})`
  }
}

function expectToFit(log: readonly Way[]): void {
  const tree = mineTree(log)
  for (const way of log) walkTree(tree, choicesOf(tree, way), way)
}

test('mining tells sequences, parallel steps, choices and loops apart', () => {
  expect(describeTree(mineTree(ways('abc')))).toBe('then(a b c)')
  expect(describeTree(mineTree(ways('abcd', 'acbd')))).toBe('then(a both(b c) d)')
  expect(describeTree(mineTree(ways('abd', 'acd')))).toBe('then(a or(b c) d)')
  expect(describeTree(mineTree(ways('abd', 'ad')))).toBe('then(a or(b -) d)')
  expect(describeTree(mineTree(ways('ab', 'abcb', 'abcbcb')))).toBe('then(a again(b c))')
  expect(describeTree(mineTree(ways('a', 'aaa')))).toBe('again(a -)')
})

test('parallel reviews, each on time or late, and a loop of further reviews are mined as one tree', () => {
  const log = ways(
    'i1 2 c d A',
    'i2 T c d x Y d R',
    'iT 2 c d x Z d x Y d A',
    'i1 S c d A',
    'iS 1 c d R',
    'i2 1 c d A',
    'iTS c d R',
    'iST c d A',
  )
  expect(describeTree(mineTree(log))).toMatch(
    /^then\(i both\(or\(1 T\) or\(2 S\)\) c again\(d then\(x or\(Y Z\)\)\) or\(A R\)\)$/,
  )
  expectToFit(log)
})

test('every path of a log can be replayed on the tree mined from it', () => {
  let seed = 20_201_015
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (seed >> 8) % below
  }
  for (let run = 0; run < 500; run += 1) {
    const log = Array.from({ length: 1 + random(6) }, () =>
      Array.from({ length: 1 + random(9) }, () => 'abcdef'.charAt(random(6))),
    )
    expectToFit(log)
  }
})

/** A lower-case letter starts an activity, its capital completes it. */
function orderingsOf(letters: string): readonly string[] {
  const events = [...letters].map((letter): TraceEvent => {
    const transition = letter === letter.toLowerCase() ? 'start' : 'complete'
    return { activity: letter.toLowerCase(), at: '', resource: '', transition }
  })
  return waysOf(events).map((way) => way.join(''))
}

test('overlapping activities are tried in either order', () => {
  expect(orderingsOf('ABC')).toEqual(['abc'])
  expect(orderingsOf('aAbBC')).toEqual(['abc'])
  expect(orderingsOf('abABcC')).toEqual(['abc', 'bac'])
  expect(orderingsOf('abAcBCD')).toEqual(['abcd', 'cbad'])
  expect(orderingsOf('aAbaBA')).toEqual(['aba', 'aab'])
})
