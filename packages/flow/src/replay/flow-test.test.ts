import { expect, test } from 'vitest'
import { chain, drawn, factsAt, peopleNode, scope } from '../../test/index.ts'
import { compileFlow } from '../index.ts'
import { FlowTest, runFlowTest } from './flow-test.ts'

const plan = compileFlow(
  drawn(
    [
      peopleNode('review', ['li', 'sun']),
      { id: 'split', kind: 'branch', name: 'Split' },
      peopleNode('check', 'wang'),
    ],
    [
      ...chain('begin', 'review', 'split'),
      ...chain('split:amount > 100', 'check', 'end'),
      { id: 'else', from: 'split', to: 'end', isDefault: true },
    ],
  ),
  scope,
)

const result = (amount: number, given: object = {}, expected: object = {}) => {
  const read = FlowTest.parse({
    id: 't1',
    name: 'A large one',
    starter: 'chen',
    values: { amount },
    ...given,
    expected: {
      status: 'approved',
      steps: [{ node: 'review' }, { node: 'check', people: ['wang'] }],
      ...expected,
    },
  })
  return runFlowTest(plan, read, factsAt(0)).differs
}

test('a test passes when the case goes where it should', () => {
  expect(result(500)).toEqual([])
  expect(result(500, { decisions: [{ node: 'check', what: 'reject' }] }, { status: 'rejected' })).toEqual([])
})

test('a test says what was different: the steps, the end, the people', () => {
  expect(result(5)).toEqual(['steps'])
  expect(result(500, { decisions: [{ node: 'review', what: 'reject' }] })).toEqual(['status', 'steps'])
  expect(result(500, {}, { steps: [{ node: 'review', people: ['li'] }, { node: 'check' }] })).toEqual([
    'people',
  ])
  expect(result(500, { starter: 'zhou' }, { status: 'refused', steps: [] })).toEqual(['status', 'steps'])
})
