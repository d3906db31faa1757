import { expect, test } from 'vitest'
import { agrees, factsAt, flowOf, flowWith, inARow, launches, returns, savesDraft } from '../../test/index.ts'
import { allowed, compileFlow, fieldPermission, splitWritable } from '../index.ts'

test('everybody sees their own buttons', () => {
  flowWith({ review: 'li', check: 'wang' })
    .expectAllowed('chen', 'recall', 'urge', 'comment')
    .expectAllowed('li', 'comment')
    .expectAllowed(
      'root',
      'urge',
      'comment',
      'recordStep',
      'terminate',
      'suspend',
      'jump',
      'reassign',
      'handOver',
      'migrate',
    )
    .expectAllowedAt('li', 'review', 'agree', 'reject', 'return', 'transfer')
    .expectAllowedAt('wang', 'review')
    .when('li', agrees('review'))
    .expectAllowed('chen', 'urge', 'comment')
    .expectAllowedAt('li', 'review', 'takeBack')
    .when('wang', returns('check', { to: 'start' }))
    .expectAllowed('chen', 'launch', 'saveDraft', 'withdraw', 'deleteDraft', 'comment')
    .expectAllowedAt('wang', 'check')
})

test('stages decide what a task can do', () => {
  flowWith({ review: 'li' }, { stages: { signing: true, starting: true } }).expectAllowedAt(
    'li',
    'review',
    'sign',
  )
})

test('before there is a case only launching and saving are possible', () => {
  const none = flowOf(inARow({ review: 'li' }))
  none.expectAllowed('chen', 'launch', 'saveDraft')
  none.expectAllowed('zhou')
  none.when('chen', savesDraft()).expectAllowed('chen', 'launch', 'saveDraft', 'deleteDraft', 'comment')
})

test('return targets come nearest first, with the ways that the node leaves', () => {
  const { state, facts, plan } = flowWith({
    review: 'li',
    check: 'wang',
    pay: { sources: [{ kind: 'people', people: ['zhao'] }], returns: { to: 'any', continuation: 'chooser' } },
  })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
  expect(allowed(plan, state, 'zhao', facts).tasks[0]?.returnTargets).toEqual([
    { node: 'check', name: 'check', continuations: ['walkAgain', 'straightBack'] },
    { node: 'review', name: 'review', continuations: ['walkAgain', 'straightBack'] },
    { node: 'start', name: 'Begin', continuations: ['walkAgain', 'straightBack'] },
  ])
})

test('a field belongs to the starter before the launch and to the task of the node after it', () => {
  const definition = inARow({
    review: { sources: [{ kind: 'people', people: ['li'] }], fields: { amount: 'write', reason: 'hidden' } },
  })
  const plan = compileFlow(definition, { amount: 'number', reason: 'text' })
  const running = flowOf(definition).when('chen', launches()).state
  const task = running.tasks[0]?.id ?? ''
  const sent = { amount: 1, reason: 'x', other: 2 }

  expect(splitWritable(fieldPermission(plan, null, 'chen'), sent).ignored).toEqual([])
  expect(splitWritable(fieldPermission(plan, running, 'chen'), sent).kept).toEqual({})
  expect(splitWritable(fieldPermission(plan, running, 'li', task), sent)).toEqual({
    kept: { amount: 1 },
    ignored: ['reason', 'other'],
  })
  expect(splitWritable(fieldPermission(plan, running, 'wang', task), sent).kept).toEqual({})
  const done = flowOf(definition).when('chen', launches()).when('li', agrees('review')).state
  expect(fieldPermission(plan, done, 'li', task)).toEqual({ fields: { reason: 'hidden' }, others: 'read' })
  expect(allowed(plan, running, 'li', factsAt(0)).tasks[0]?.fields.fields).toEqual({
    amount: 'write',
    reason: 'hidden',
  })
})
