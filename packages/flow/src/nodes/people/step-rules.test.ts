import { expect, test } from 'vitest'
import { agrees, flowOf, flowWith, inARow, launches, type PeopleDraft, rejects } from '../../../test/index.ts'
import { findUnsoundness } from '../../index.ts'

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

test('"whoever handled" a step that is none, or comes later, forbids publishing', () => {
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
  const asked = flowWith({ review: weighted })
  expect(asked.state.tasks.map(({ weight }) => weight)).toEqual([undefined, 2, 2])
  asked.when('li', agrees('review')).when('wang', agrees('review')).expectStatus('approved')
  asked.when('wang', agrees('review')).when('zhao', rejects('review')).expectStatus('running')
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
