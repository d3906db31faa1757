import { expect, test } from 'vitest'
import { agrees, flowWith, rejects, returns, savesDraft, transfers } from '../../../test/index.ts'

test('a claim passes from Li to Wang and is approved', () => {
  flowWith({ review: 'li', check: 'wang' })
    .expectToDo('li', 'review')
    .expectToDo('wang')
    .when('li', agrees('review', { opinion: 'Fine' }))
    .expectEvents('taskAgreed', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('li')
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectEvents('taskAgreed', 'nodeLeft', 'caseApproved')
    .expectStatus('approved')
})

test('Wang cannot agree to what is on the desk of Li', () => {
  flowWith({ review: 'li' }).refuses('wang', agrees('review'), 'flow.taskNotYours')
})

test('where one is enough, the slower of two learns who decided, what and when', () => {
  flowWith({ review: ['li', 'wang'], check: 'zhao' })
    .when('wang', agrees('review'))
    .expectToDo('li')
    .refuses('li', rejects('review'), 'flow.alreadyDecided', {
      person: 'wang',
      name: 'Wang',
      decision: 'agreed',
      at: '2026-03-02T09:01:00.000Z',
      node: 'review',
    })
    .refuses('wang', agrees('review'), 'flow.alreadyDecided', { person: 'wang' })
})

test('an ended case cannot be decided', () => {
  const over = flowWith({ review: 'li' }).when('li', agrees('review')).expectStatus('approved')
  over.refuses('li', agrees('review'), 'flow.alreadyDecided')
  over.refuses('chen', savesDraft(), 'flow.notADraft')
})

test('what a node demands has to be given', () => {
  flowWith({
    review: {
      sources: [{ kind: 'people', people: ['li'] }],
      opinion: 'required',
      signature: 'required',
      attachment: 'required',
    },
  })
    .refuses('li', agrees('review', { opinion: '  ' }), 'flow.opinionRequired', { node: 'review' })
    .refuses('li', agrees('review', { opinion: 'Fine' }), 'flow.signatureRequired')
    .refuses('li', agrees('review', { opinion: 'Fine', signature: 'sign-1' }), 'flow.attachmentRequired')
    .when('li', agrees('review', { opinion: 'Fine', signature: 'sign-1', attachments: ['file-1'] }))
    .expectStatus('approved')
})

test('a rejection or return says why, unless the step takes it without a reason', () => {
  const asking = flowWith({ review: 'li' })
  asking
    .refuses('li', rejects('review', { opinion: ' ' }), 'flow.reasonRequired', { node: 'review' })
    .refuses('li', returns('review', { to: 'start' }, { opinion: '' }), 'flow.reasonRequired')
    .when('li', agrees('review'))
    .expectStatus('approved')
  const silent = flowWith({ review: { sources: [{ kind: 'people', people: ['li'] }], reason: false } })
  silent.when('li', rejects('review', { opinion: '' })).expectStatus('rejected')
  silent.when('li', returns('review', { to: 'start' }, { opinion: '' })).expectStatus('returned')
})

test('an id of no task is refused like the task of somebody else', () => {
  const running = flowWith({ review: 'li' })
  running.refuses('li', () => ({ type: 'agree', by: 'li', task: 'case-1-99' }), 'flow.taskNotYours')
  running.refuses('li', () => ({ type: 'agree', by: 'li', task: 'other' }), 'flow.taskNotYours')
  expect(running.state.tasks[0]?.id).toBe('case-1-1')
})

test('a handler handles, and has nothing to reject', () => {
  flowWith({ pay: { kind: 'handler', sources: [{ kind: 'people', people: ['sun'] }] } })
    .refuses('sun', rejects('pay'), 'flow.handlerCannotReject')
    .when('sun', agrees('pay'))
    .expectEvents('taskHandled', 'nodeLeft', 'caseApproved')
})

test('after a hand-over the receiver votes and the giver does not', () => {
  flowWith({ review: 'li' })
    .when('li', transfers('review', { to: 'wang' }))
    .expectEvents('taskTransferred')
    .expectToDo('li')
    .expectToDo('wang', 'review')
    .refuses('li', agrees('review'), 'flow.alreadyDecided', { decision: 'transferred' })
    .when('wang', agrees('review'))
    .expectStatus('approved')
})
