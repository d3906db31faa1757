import { expect, test } from 'vitest'
import type { Scenario } from '../../test/index.ts'
import {
  agrees,
  flowWith,
  jumps,
  launches,
  recalls,
  recordsStep,
  rejects,
  returns,
  takesBack,
  terminates,
  transfers,
} from '../../test/index.ts'

const timelineOf = (scenario: Scenario) => scenario.timeline().map(({ node, status }) => `${node} ${status}`)

test('steps passed, active and to come', () => {
  const running = flowWith({ review: 'li', check: 'wang', pay: 'zhao' }).when(
    'li',
    agrees('review', { opinion: 'Fine' }),
  )
  expect(timelineOf(running)).toEqual(['start launched', 'review passed', 'check active', 'pay toCome'])
  expect(running.timeline()[1]?.votes).toMatchObject([
    { person: 'li', source: 'people', stage: 'done', decision: 'agreed', opinion: 'Fine' },
  ])
  expect(running.timeline()[3]?.votes).toEqual([{ person: 'zhao', source: 'people' }])
})

test('a return, the second round, and the end', () => {
  const over = flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }, { opinion: 'Bill?' }))
    .when('chen', launches())
    .when('li', agrees('review'))
    .when('wang', rejects('check'))
  expect(timelineOf(over)).toEqual([
    'start launched',
    'review passed',
    'check returned',
    'start launched',
    'review passed',
    'check rejected',
  ])
  expect(over.timeline().map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2])
  expect(over.timeline()[2]?.votes).toMatchObject([
    { decision: 'returned', returnedTo: 'start', opinion: 'Bill?' },
  ])
})

test('straight back continues the step that sent it', () => {
  const back = flowWith({
    review: 'li',
    check: {
      sources: [{ kind: 'people', people: ['wang'] }],
      returns: { to: 'any', continuation: 'straightBack' },
    },
  })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'review' }))
    .when('li', agrees('review'))
  expect(timelineOf(back)).toEqual(['start launched', 'review passed', 'check active', 'review passed'])
  expect(back.timeline()[2]?.votes.map(({ decision }) => decision)).toEqual(['returned', undefined])
})

test('a decision taken back leaves no trace of what it led to', () => {
  const back = flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .when('li', takesBack('review'))
  expect(timelineOf(back)).toEqual(['start launched', 'review active', 'check toCome'])
})

test('who had it before is seen, and what others did to the case', () => {
  const over = flowWith({ review: 'li' })
    .when('li', transfers('review', { to: 'wang' }))
    .when('wang', agrees('review'))
    .when('nobody', recordsStep('Paid'))
    .when('root', terminates())
  expect(timelineOf(over)).toEqual([
    'start launched',
    'review passed',
    'automation passed',
    'case terminated',
  ])
  expect(over.timeline()[1]?.votes).toMatchObject([
    { person: 'li', decision: 'transferred', transferredTo: 'wang' },
    { person: 'wang', decision: 'agreed' },
  ])
  expect(timelineOf(flowWith({ review: 'li' }).when('chen', recalls()))).toEqual([
    'start launched',
    'review recalled',
    'case recalled',
  ])
})

test('what was said with a decision that was taken back is not said with the next one', () => {
  const back = flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review', { opinion: 'No budget', attachments: ['bill'] }))
    .when('li', takesBack('review'))
  const said = { opinion: 'No budget', attachments: ['bill'] }

  expect(back.timeline()[1]?.votes).not.toMatchObject([said])
  expect(back.when('li', rejects('review')).timeline()[1]?.votes[0]).toEqual({
    ...{ task: 'case-1-1', person: 'li', source: 'people' },
    ...{ stage: 'done', decision: 'rejected', at: expect.any(String), opinion: 'no' },
  })
})

test('a step that could not go on is over when the case leaves it or ends', () => {
  const stuck = () =>
    flowWith({ review: 'li', check: 'wang' }, { rounds: { warnAt: 2, stopAt: 2 } })
      .when('li', agrees('review'))
      .when('wang', returns('check', { to: 'review' }))
  const last = (scenario: Scenario) => scenario.timeline()[3]

  expect(last(stuck())).toMatchObject({ node: 'review', status: 'exception' })
  expect(last(stuck().when('root', jumps('review', { to: 'check' })))?.status).toBe('cancelled')
  expect(last(stuck().when('root', terminates()))).toMatchObject({
    status: 'terminated',
    leftAt: expect.any(String),
  })
})
