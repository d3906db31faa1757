import { expect, test } from 'vitest'
import { agrees, flowOf, flowWith, inARow, launches, type PeopleDraft, rejects } from '../../../test/index.ts'
import { findUnsoundness } from '../../index.ts'
import { Voting } from '../voting.ts'
import { votingRule } from './ballot.ts'

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

const review: PeopleDraft = {
  sources: [{ kind: 'people', people: ['li', 'wang'] }],
  automatic: { agreeIf: 'amount < 100', rejectIf: 'amount > 1000' },
}

test('a step decides itself by its conditions on the form', () => {
  const launched = (amount: number) =>
    flowOf(inARow({ review, check: 'zhao' }), { amount }).when('chen', launches())
  launched(50).expectToDo('zhao', 'check')
  expect(launched(50).state.tasks[0]?.automatic).toBe('agreeIf')
  launched(500).expectToDo('li', 'review')
  launched(5000).expectStatus('rejected')
  expect(launched(5000).state.tasks[0]?.automatic).toBe('rejectIf')
})

test('a broken condition decides nothing and forbids publishing', () => {
  const flow = inARow({ review: { ...review, automatic: { agreeIf: 'amount <' } } })
  const { plan } = flowOf(flow, { amount: 1 }).when('chen', launches()).expectToDo('li', 'review')
  expect(findUnsoundness(plan)).toMatchObject([{ code: 'ruleBroken', severity: 'error', node: 'review' }])
})

test('a source that names a later or unknown step forbids publishing', () => {
  const from = (node: string): PeopleDraft => ({ sources: [{ kind: 'handledAt', node }] })
  const codes = (node: string) =>
    findUnsoundness(flowOf(inARow({ first: from(node), last: 'li' })).plan).map(({ code }) => code)
  expect(codes('start')).toEqual([])
  expect(codes('last')).toEqual(['sourceUnknownNode'])
  expect(codes('nowhere')).toEqual(['sourceUnknownNode'])
})

test('a vote of more weight counts more', () => {
  const weighted: PeopleDraft = {
    sources: [{ kind: 'people', people: ['li', 'wang', 'zhao'] }],
    voting: {
      mode: 'weighted',
      agreeShare: 60,
      weights: [{ source: { kind: 'role', ids: ['finance'] }, weight: 2 }],
    },
  }
  const scenario = flowWith({ review: weighted })
  expect(scenario.state.tasks.map(({ weight }) => weight)).toEqual([undefined, 2, 2])
  scenario.when('li', agrees('review')).when('wang', agrees('review')).expectStatus('approved')
  scenario.when('wang', agrees('review')).when('zhao', rejects('review')).expectStatus('running')
})

test('a number of votes counts instead of a share, and more than there are means all', () => {
  const counted = (agreeCount: number): PeopleDraft => ({
    sources: [{ kind: 'people', people: ['li', 'wang', 'zhao'] }],
    voting: { mode: 'all', agreeCount, rejectCount: 2 },
  })
  flowWith({ review: counted(2) })
    .when('li', agrees('review'))
    .when('wang', agrees('review'))
    .expectStatus('approved')
  const all = flowWith({ review: counted(9) })
    .when('li', agrees('review'))
    .when('wang', agrees('review'))
  all.expectStatus('running').when('zhao', agrees('review')).expectStatus('approved')
})
