import { expect, test } from 'vitest'
import { agrees, clockAt, flowWith, signs, starts, transfers, unsigns } from '../../../test/index.ts'

const both = { stages: { signing: true, starting: true } }

test('a task is signed, started and decided, in this order', () => {
  const done = flowWith({ review: 'li' }, both)
    .refuses('li', agrees('review'), 'flow.signFirst')
    .refuses('li', starts('review'), 'flow.signFirst')
    .refuses('li', unsigns('review'), 'flow.notSigned')
    .refuses('wang', signs('review'), 'flow.taskNotYours')
    .when('li', signs('review'))
    .refuses('li', signs('review'), 'flow.alreadySigned')
    .refuses('li', agrees('review'), 'flow.startFirst')
    .when('li', starts('review'))
    .refuses('li', starts('review'), 'flow.alreadyStarted')
    .refuses('li', unsigns('review'), 'flow.alreadyStarted')
    .when('li', agrees('review'))
    .expectStatus('approved')
  expect(done.state.tasks).toMatchObject([
    { openedAt: clockAt(0), signedAt: clockAt(1), startedAt: clockAt(2), closedAt: clockAt(3) },
  ])
})

test('a signed task goes back to the to-sign list', () => {
  const back = flowWith({ review: 'li' }, both).when('li', signs('review')).when('li', unsigns('review'))
  expect(back.state.tasks).toMatchObject([{ stage: 'toSign' }])
  expect(back.state.tasks[0]).not.toHaveProperty('signedAt')
})

test('stages that are switched off are born past', () => {
  const stageOf = (signing: boolean, starting: boolean) =>
    flowWith({ review: 'li' }, { stages: { signing, starting } }).state.tasks[0]?.stage
  expect(stageOf(true, true)).toBe('toSign')
  expect(stageOf(true, false)).toBe('toSign')
  expect(stageOf(false, true)).toBe('toDo')
  expect(stageOf(false, false)).toBe('doing')
  const signed = flowWith({ review: 'li' }, { stages: { signing: true, starting: false } }).when(
    'li',
    signs('review'),
  )
  expect(signed.state.tasks[0]?.stage).toBe('doing')
})

test('a task is handed only to a colleague who is here and has no vote in the round', () => {
  flowWith({ review: { sources: [{ kind: 'people', people: ['li', 'wang'] }], voting: { mode: 'all' } } })
    .refuses('li', transfers('review', { to: 'li' }), 'flow.transferToSelf')
    .refuses('li', transfers('review', { to: 'zhou' }), 'flow.transferToInactive')
    .refuses('li', transfers('review', { to: 'wang' }), 'flow.transferToHolder', { name: 'Wang' })
    .when('wang', agrees('review'))
    .refuses('li', transfers('review', { to: 'wang' }), 'flow.transferToHolder')
    .when('li', transfers('review', { to: 'zhao' }))
    .when('zhao', agrees('review'))
    .expectStatus('approved')
  flowWith({ review: { sources: [{ kind: 'starter' }], transfer: false } }).refuses(
    'chen',
    transfers('review', { to: 'li' }),
    'flow.transferOff',
  )
})
