import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  factsAt,
  flowOf,
  inARow,
  launches,
  peopleNode,
  rejects,
  returns,
  type Scenario,
  scope,
} from '../../test/index.ts'
import { compileFlow, type Facts, type FlowDefinition } from '../index.ts'
import { recordCase } from './recorded-case.ts'
import { compareCourses, replayCase } from './replay-case.ts'

function through(played: Scenario, draft: FlowDefinition, values: Facts['values'] = {}) {
  const recorded = recordCase(played.scene.history)
  if (!recorded) throw new Error('Nobody has launched it')
  const facts = factsAt(0, values)
  const before = replayCase(played.plan, recorded, facts)
  const after = replayCase(compileFlow(draft, scope), recorded, facts)
  return { before, after, comparison: compareCourses(before, after) }
}

const two = inARow({ review: 'li', check: 'wang' })
const finished = (flow = two, values: Facts['values'] = {}) =>
  flowOf(flow, values).when('chen', launches()).when('li', agrees('review')).when('wang', agrees('check'))

test('a case goes the same way through the flow that it came from', () => {
  const { before, after, comparison } = through(finished(), two)
  expect(comparison).toBe('same')
  expect(after).toEqual(before)
  expect(after).toEqual({
    status: 'approved',
    at: [],
    steps: [
      { node: 'review', people: ['li'] },
      { node: 'check', people: ['wang'] },
    ],
  })
})

test('a return and what followed it are played again', () => {
  const played = flowOf(two)
    .when('chen', launches())
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }))
    .when('chen', launches())
    .when('li', agrees('review'))
    .when('wang', rejects('check'))
  const { before } = through(played, two)
  expect(before.status).toBe('rejected')
  expect(before.steps.map(({ node }) => node)).toEqual(['review', 'check', 'review', 'check'])
})

test('another approver, another step, and a missing step are distinguished', () => {
  expect(through(finished(), inARow({ review: 'li', check: 'zhao' })).comparison).toBe('otherPeople')
  expect(through(finished(), inARow({ review: 'li', audit: 'sun', check: 'wang' })).comparison).toBe(
    'otherRoute',
  )
  expect(through(finished(), inARow({ review: 'li' })).comparison).toBe('otherRoute')
})

test('a case that would get stuck, and one that would be refused, are reported with the step or the reason', () => {
  const split = drawn(
    [peopleNode('review', 'li'), { id: 'split', kind: 'branch', name: 'Split' }, peopleNode('check', 'wang')],
    [...chain('begin', 'review', 'split'), ...chain('split:amount > 100', 'check', 'end')],
  )
  expect(through(finished(), split, { amount: 5 })).toMatchObject({
    comparison: 'stalls',
    after: { at: ['split'] },
  })

  const strict = inARow({
    review: { sources: [{ kind: 'people', people: ['li'] }], opinion: 'required' },
    check: 'wang',
  })
  expect(through(finished(), strict)).toMatchObject({
    comparison: 'refused',
    after: { refusal: { code: 'flow.opinionRequired' } },
  })
})

test('steps beside each other are the same in either order', () => {
  const parallel = (...order: readonly string[]) => ({
    status: 'approved' as const,
    at: [],
    steps: order.map((node) => ({ node, people: ['li'] })),
  })
  expect(compareCourses(parallel('a', 'b'), parallel('b', 'a'))).toBe('same')
})
