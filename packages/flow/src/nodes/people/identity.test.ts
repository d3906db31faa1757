import { expect, test } from 'vitest'
import {
  addsSigners,
  agrees,
  flowOf,
  flowWith,
  inARow,
  launches,
  type PeopleDraft,
  rejects,
  returns,
  type Scenario,
} from '../../../test/index.ts'
import { decidesWithIdentity, findUnsoundness, step } from '../../index.ts'

type Move = Parameters<Scenario['when']>[1]

const always: PeopleDraft = { sources: [{ kind: 'people', people: ['li'] }], identity: { rule: 'always' } }
const big = (condition: string): PeopleDraft => ({ ...always, identity: { rule: 'condition', condition } })

const waiting = (review: PeopleDraft, amount: unknown = 500) =>
  flowOf(inARow({ review, check: 'wang' }), { amount }).when('chen', launches())

const isAsked = ({ plan, state, facts }: Scenario, move: Move) =>
  decidesWithIdentity({ plan, state, facts }, step(plan, state, move(state, 'li'), facts).events)

test('a step asks those who decide who they are: to agree, reject, return or agree before signers', () => {
  const flow = waiting({ ...always, addSigners: 1 })
  expect(isAsked(flow, agrees('review'))).toBe(true)
  expect(isAsked(flow, rejects('review'))).toBe(true)
  expect(isAsked(flow, returns('review', { to: 'start' }))).toBe(true)
  expect(isAsked(flow, addsSigners('review', { people: ['sun'], place: 'after' }))).toBe(true)
  expect(isAsked(flow, addsSigners('review', { people: ['sun'], place: 'before' }))).toBe(false)
  expect(isAsked(flowWith({ review: 'li' }), agrees('review'))).toBe(false)
})

test('where a condition is set, only decisions on forms that meet it are asked', () => {
  const asked = (amount: unknown) => isAsked(waiting(big('amount > 100'), amount), agrees('review'))
  expect([asked(100), asked(101), asked(null)]).toEqual([false, true, false])
})

test('the form after the decision counts', () => {
  const raised = waiting(big('amount > 100'), 1).given({ amount: 5000 })
  expect(isAsked(raised, agrees('review'))).toBe(true)
})

test('a condition that is missing or broken asks everyone and forbids publishing', () => {
  for (const condition of ['', 'amount >', 'gone > 5']) {
    const flow = waiting(big(condition), 1)
    expect(isAsked(flow, agrees('review'))).toBe(true)
    expect(findUnsoundness(flow.plan)).toMatchObject([
      { code: 'identityBroken', severity: 'error', node: 'review' },
    ])
  }
  expect(findUnsoundness(waiting(big('amount > 5')).plan)).toEqual([])
})

test('no rule decides for a person who is asked who they are', () => {
  const automatic = { agreeIf: 'amount > 100' }
  waiting({ ...always, automatic }).expectToDo('li', 'review')
  waiting({ ...big('amount > 400'), automatic }).expectToDo('li', 'review')
  waiting({ ...big('amount > 900'), automatic }).expectToDo('wang', 'check')
})
