import { expect, test } from 'vitest'
import {
  addsSigners,
  agrees,
  asksHelp,
  copies,
  flowWith,
  helps,
  opens,
  type PeopleDraft,
  rejects,
  removesSigners,
  returns,
  takesBack,
} from '../../../test/index.ts'
import { fieldPermission } from '../../index.ts'

const by = (...people: string[]): PeopleDraft => ({ sources: [{ kind: 'people', people }], addSigners: 2 })

test('before: Li waits for Sun and then decides, independent of the answer of Sun', () => {
  flowWith({ review: by('li'), check: 'wang' })
    .when('li', addsSigners('review', { people: ['sun'], place: 'before' }))
    .expectToDo('li')
    .expectToDo('sun', 'review')
    .refuses('li', agrees('review'), 'flow.waitsForSigners')
    .when('sun', rejects('review'))
    .expectEvents('taskRejected', 'signersDecided')
    .expectToDo('li', 'review')
    .when('li', agrees('review'))
    .expectToDo('wang', 'check')
})

test('after: Li agrees, and the verdict of the added signers is Li’s vote', () => {
  const added = flowWith({ review: by('li'), check: 'wang' })
    .when(
      'li',
      addsSigners('review', { people: ['sun', 'zhao'], place: 'after', voting: { mode: 'sequential' } }),
    )
    .expectEvents('taskAgreed', 'signersAdded')
    .expectToDo('sun', 'review')
    .expectToDo('zhao')
    .when('sun', agrees('review'))
    .expectToDo('zhao', 'review')
  added.when('zhao', agrees('review')).expectToDo('wang', 'check')
  added.when('zhao', rejects('review')).expectStatus('rejected')
})

test('a countersigning of five where one of them adds a signer is decided with that vote', () => {
  const review: PeopleDraft = { ...by('li', 'wang', 'zhao'), voting: { mode: 'all', agreeShare: 60 } }
  flowWith({ review })
    .when('li', addsSigners('review', { people: ['sun'], place: 'after' }))
    .when('wang', agrees('review'))
    .expectStatus('running')
    .when('sun', agrees('review'))
    .expectStatus('approved')
})

test('signers may add signers as deep as the step allows', () => {
  const deep = flowWith({ review: by('li') })
    .when('li', addsSigners('review', { people: ['sun'], place: 'before' }))
    .when('sun', addsSigners('review', { people: ['zhao'], place: 'before' }))
    .refuses('zhao', addsSigners('review', { people: ['wang'], place: 'before' }), 'flow.addSignersTooDeep', {
      levels: 2,
    })
    .when('zhao', agrees('review'))
    .expectToDo('sun', 'review')
  deep.when('sun', agrees('review')).expectToDo('li', 'review')
  flowWith({ review: 'li' }).refuses(
    'li',
    addsSigners('review', { people: ['sun'], place: 'before' }),
    'flow.addSignersOff',
  )
})

test('only somebody who is here, is not asked anyway and is not oneself can be added', () => {
  const adds = (...people: string[]) => addsSigners('review', { people, place: 'before' })
  flowWith({ review: by('li', 'wang') })
    .refuses('li', adds(), 'flow.chosenNobody')
    .refuses('li', adds('li'), 'flow.chosenSelf')
    .refuses('li', adds('zhou'), 'flow.chosenInactive')
    .refuses('li', adds('wang'), 'flow.chosenHasTask', { name: 'Wang' })
})

test('signers who have not voted can be taken away again, but one stays', () => {
  const added = flowWith({ review: by('li') }).when(
    'li',
    addsSigners('review', {
      people: ['sun', 'zhao', 'wang'],
      place: 'before',
      voting: { mode: 'all', agreeShare: 100, rejectShare: 100, when: 'complete' },
    }),
  )
  added
    .refuses('sun', removesSigners('review', 'zhao'), 'flow.noSigners')
    .refuses('li', removesSigners('review', 'chen'), 'flow.signerNotThere')
    .refuses('li', removesSigners('review', 'sun', 'zhao', 'wang'), 'flow.lastSigner')
    .expectAllowedAt('li', 'review', 'removeSigners')
    .when('sun', agrees('review'))
    .refuses('li', removesSigners('review', 'sun'), 'flow.signerNotThere')
    .when('li', removesSigners('review', 'zhao', 'wang'))
    .expectToDo('li', 'review')
    .refuses('zhao', agrees('review'), 'flow.alreadyDecided')
})

test('signers after Li disappear when Li takes the agreement back, unless one has started', () => {
  const added = flowWith({ review: by('li') }).when(
    'li',
    addsSigners('review', { people: ['sun', 'zhao'], place: 'after', voting: { mode: 'sequential' } }),
  )
  added
    .when('li', takesBack('review'))
    .expectToDo('li', 'review')
    .expectToDo('sun')
    .when('li', agrees('review'))
    .expectStatus('approved')
  added.when('sun', agrees('review')).refuses('li', takesBack('review'), 'flow.nextNodeTouched')
  added
    .when('sun', agrees('review'))
    .when('sun', takesBack('review'))
    .expectToDo('sun', 'review')
    .expectToDo('zhao')
})

test('where one was enough and another had signers waiting, taking back brings all of that back', () => {
  const back = flowWith({ review: by('li', 'wang'), check: 'zhao' })
    .when('li', addsSigners('review', { people: ['sun'], place: 'before' }))
    .when('wang', agrees('review'))
    .expectToDo('sun')
    .when('wang', takesBack('review'))
    .expectToDo('wang', 'review')
    .expectToDo('sun', 'review')
    .expectToDo('li')
  back.when('sun', agrees('review')).expectToDo('li', 'review')
})

test('a signer may send the case back, and is a signer again after a direct return', () => {
  const review: PeopleDraft = { ...by('li'), returns: { to: 'any', continuation: 'straightBack' } }
  flowWith({ review })
    .when('li', addsSigners('review', { people: ['sun'], place: 'before' }))
    .when('sun', returns('review', { to: 'start' }))
    .expectStatus('returned')
    .when('chen', (_state, person) => ({
      type: 'launch',
      by: person,
      caseId: 'case-1',
      flowVersionId: 'flow-1',
    }))
    .expectToDo('sun', 'review')
    .when('sun', agrees('review'))
    .expectToDo('li', 'review')
})

test('the timeline tells who was added by whom, and when', () => {
  const scenario = flowWith({ review: by('li') })
    .when('li', addsSigners('review', { people: ['sun'], place: 'before' }))
    .timeline()
  expect(scenario[1]?.votes).toMatchObject([
    { person: 'li', stage: 'waiting' },
    { person: 'sun', source: 'addedBefore', signs: { task: 'case-1-1', place: 'before' }, why: { by: 'li' } },
  ])
})

const review: PeopleDraft = {
  sources: [{ kind: 'people', people: ['li'] }],
  fields: { amount: 'write' },
  assist: true,
  copyFreely: true,
}

test('a helper works on the form and has no vote', () => {
  const scenario = flowWith({ review, check: 'wang' })
    .when('li', asksHelp('review', 'sun', 'zhao'))
    .expectToDo('sun', 'review')
    .refuses('sun', agrees('review'), 'flow.helperCannotDecide')
    .refuses('li', helps('review'), 'flow.notAHelper')
    .expectAllowedAt('sun', 'review', 'help')
  const { state, plan } = scenario
  const task = state.tasks.find(({ person }) => person === 'sun')?.id ?? ''
  expect(fieldPermission(plan, state, 'sun', task).fields).toEqual({ amount: 'write' })
  const helped = scenario.when('sun', helps('review')).expectToDo('sun').expectToDo('li', 'review')
  helped
    .when('li', agrees('review'))
    .expectEvents('taskAgreed', 'tasksCancelled', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('zhao')
    .refuses('zhao', helps('review'), 'flow.alreadyDecided', { person: 'li' })
    .when('li', takesBack('review'))
    .expectToDo('zhao')
})

test('a colleague gets to see the case, where the step allows it', () => {
  const scenario = flowWith({ review, check: 'wang' }).when('li', copies('review', 'sun', 'zhao'))
  expect(scenario.state.copies.map(({ person, node }) => `${person} ${node}`)).toEqual([
    'sun review',
    'zhao review',
  ])
  expect(scenario.timeline()[1]?.copiedTo).toEqual(['sun', 'zhao'])
  scenario.refuses('wang', copies('review', 'zhou'), 'flow.taskNotYours')
  scenario
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
