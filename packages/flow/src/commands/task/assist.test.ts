import { expect, test } from 'vitest'
import {
  agrees,
  asksHelp,
  copies,
  flowWith,
  helps,
  opens,
  type PeopleDraft,
  takesBack,
} from '../../../test/index.ts'
import { fieldPermission } from '../../index.ts'

const review: PeopleDraft = {
  sources: [{ kind: 'people', people: ['li'] }],
  fields: { amount: 'write' },
  assist: true,
  copyFreely: true,
}

test('a helper works on the form and has no vote', () => {
  const asked = flowWith({ review, check: 'wang' })
    .when('li', asksHelp('review', 'sun', 'zhao'))
    .expectToDo('sun', 'review')
    .refuses('sun', agrees('review'), 'flow.helperCannotDecide')
    .refuses('li', helps('review'), 'flow.notAHelper')
    .expectAllowedAt('sun', 'review', 'help')
  const { state, plan } = asked
  const task = state.tasks.find(({ person }) => person === 'sun')?.id ?? ''
  expect(fieldPermission(plan, state, 'sun', task).fields).toEqual({ amount: 'write' })
  const helped = asked.when('sun', helps('review')).expectToDo('sun').expectToDo('li', 'review')
  helped
    .when('li', agrees('review'))
    .expectEvents('taskAgreed', 'tasksCancelled', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('zhao')
    .refuses('zhao', helps('review'), 'flow.alreadyDecided', { person: 'li' })
    .when('li', takesBack('review'))
    .expectToDo('zhao')
})

test('a colleague gets to see the case, where the step allows it', () => {
  const told = flowWith({ review, check: 'wang' }).when('li', copies('review', 'sun', 'zhao'))
  expect(told.state.copies.map(({ person, node }) => `${person} ${node}`)).toEqual([
    'sun review',
    'zhao review',
  ])
  expect(told.timeline()[1]?.copiedTo).toEqual(['sun', 'zhao'])
  told.refuses('wang', copies('review', 'zhou'), 'flow.taskNotYours')
  told
    .when('li', agrees('review', { copyTo: ['chen'] }))
    .refuses('wang', copies('check', 'sun'), 'flow.copyOff')
})

test('a step tells people by rule when it has agreed', () => {
  const { state } = flowWith({ review: { ...review, copies: [{ kind: 'starter' }] } }).when(
    'li',
    agrees('review'),
  )
  expect(state.copies).toMatchObject([{ person: 'chen', node: 'review' }])
})

test('a decision can be taken back until the next one opens it, where the flow wants that', () => {
  const agreed = flowWith({ review: 'li', check: 'wang' }, { takeBackUntil: 'opened' }).when(
    'li',
    agrees('review'),
  )
  agreed.when('li', takesBack('review')).expectToDo('li', 'review')
  agreed
    .when('wang', opens('check'))
    .refuses('wang', opens('check'), 'flow.alreadyOpened')
    .refuses('li', takesBack('review'), 'flow.nextNodeTouched')
})
