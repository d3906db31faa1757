import { expect, test } from 'vitest'
import { choicesOf } from './choices-of.ts'
import { mineTree } from './mine-tree.ts'
import type { StepTree, Way } from './step-tree.ts'
import { walkTree } from './walk-tree.ts'

function ways(...lines: readonly string[]): readonly Way[] {
  return lines.map((line) => line.split('').filter((letter) => letter !== ' '))
}

function told(tree: StepTree): string {
  switch (tree.kind) {
    case 'step':
      return tree.activity
    case 'nothing':
      return '-'
    case 'loop':
      return `again(${[tree.body, ...tree.again].map(told).join(' ')})`
    default:
      return `${{ sequence: 'then', parallel: 'both', choice: 'or' }[tree.kind]}(${tree.parts.map(told).join(' ')})`
  }
}

function expectToFit(log: readonly Way[]): void {
  const tree = mineTree(log)
  for (const way of log) walkTree(tree, choicesOf(tree, way), way)
}

test('what comes one after the other, side by side, instead of each other and again is told apart', () => {
  expect(told(mineTree(ways('abc')))).toBe('then(a b c)')
  expect(told(mineTree(ways('abcd', 'acbd')))).toBe('then(a both(b c) d)')
  expect(told(mineTree(ways('abd', 'acd')))).toBe('then(a or(b c) d)')
  expect(told(mineTree(ways('abd', 'ad')))).toBe('then(a or(b -) d)')
  expect(told(mineTree(ways('ab', 'abcb', 'abcbcb')))).toBe('then(a again(b c))')
  expect(told(mineTree(ways('a', 'aaa')))).toBe('again(a -)')
})

test('reviewers side by side, each in time or too late, and more of them as long as nobody can decide', () => {
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
  expect(told(mineTree(log))).toMatch(
    /^then\(i both\(or\(1 T\) or\(2 S\)\) c again\(d then\(x or\(Y Z\)\)\) or\(A R\)\)$/,
  )
  expectToFit(log)
})

test('whatever ways a log has, all of them can be gone', () => {
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
