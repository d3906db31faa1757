import { expect, test } from 'vitest'
import { Voting } from '../voting.ts'
import { votingRule } from './voting-rule.ts'

type Row = readonly [object, readonly [agreed: number, rejected: number, undone: number], string | undefined]

const any = { mode: 'any' }
const inTurn = { mode: 'sequential' }
const share = (agreeShare: number, rejectShare = 100) => ({ mode: 'all', agreeShare, rejectShare })
const complete = (agreeShare: number, rejectShare = 100) => ({
  ...share(agreeShare, rejectShare),
  when: 'complete',
})

const rows: readonly Row[] = [
  [any, [0, 0, 3], undefined],
  [any, [1, 0, 2], 'agreed'],
  [any, [0, 1, 2], 'rejected'],
  [inTurn, [2, 0, 1], undefined],
  [inTurn, [3, 0, 0], 'agreed'],
  [inTurn, [1, 1, 1], 'rejected'],
  [share(100), [2, 0, 1], undefined],
  [share(100), [3, 0, 0], 'agreed'],
  [share(100), [2, 1, 0], 'rejected'],
  [share(100), [0, 1, 2], 'rejected'],
  [share(60), [3, 0, 2], 'agreed'],
  [share(60), [2, 2, 1], undefined],
  [share(60), [2, 3, 0], 'rejected'],
  [share(60), [1, 3, 1], 'rejected'],
  [share(60, 20), [2, 1, 2], 'rejected'],
  [share(34), [1, 0, 2], undefined],
  [share(33), [1, 0, 2], 'agreed'],
  [complete(60), [3, 0, 2], undefined],
  [complete(60), [3, 2, 0], 'agreed'],
  [complete(60), [2, 3, 0], 'rejected'],
  [complete(50, 20), [4, 1, 0], 'rejected'],
]

test.each(rows)('%j with agreed, rejected, undone %j: %s', (voting, [agreed, rejected, undone], verdict) => {
  expect(votingRule(Voting.parse(voting)).verdict({ agreed, rejected, undone })).toBe(verdict)
})
