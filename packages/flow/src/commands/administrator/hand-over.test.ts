import { test } from 'vitest'
import {
  addsSigners,
  agrees,
  asksHelp,
  flowOf,
  flowWith,
  handsOver,
  inARow,
  launches,
  savesDraft,
  suspends,
} from '../../../test/index.ts'

const all = {
  sources: [{ kind: 'people' as const, people: ['li', 'wang'] }],
  voting: { mode: 'all' as const },
}

test('what somebody who leaves has to do goes to a colleague, and nobody else notices', () => {
  flowWith({ review: all })
    .refuses('wang', handsOver('li', { to: 'sun' }), 'flow.notAdministrator')
    .refuses('root', handsOver('li', { to: 'zhou' }), 'flow.chosenInactive')
    .refuses('root', handsOver('li', { to: 'li' }), 'flow.chosenSelf')
    .refuses('root', handsOver('li', { to: 'wang' }), 'flow.chosenHasTask')
    .when('root', handsOver('li', { to: 'sun' }))
    .expectEvents('taskTransferred')
    .expectToDo('li')
    .expectToDo('wang', 'review')
    .expectToDo('sun', 'review')
    .when('wang', agrees('review'))
    .when('sun', agrees('review'))
    .expectStatus('approved')
})

test('the second of two administrators finds nothing left to hand over', () => {
  flowWith({ review: 'li' })
    .when('root', handsOver('li', { to: 'sun' }))
    .refuses('root', handsOver('li', { to: 'wang' }), 'flow.nothingToHandOver', { name: 'Li' })
    .expectToDo('sun', 'review')
})

test('a place in a line of people who are asked one after another is handed over unopened', () => {
  flowWith({ review: { ...all, voting: { mode: 'sequential' } } })
    .when('root', handsOver('wang', { to: 'sun' }))
    .expectToDo('sun')
    .when('li', agrees('review'))
    .expectToDo('sun', 'review')
    .when('sun', agrees('review'))
    .expectStatus('approved')
})

test('a task whose owner waits for signers stays where it is until they have decided', () => {
  flowWith({ review: { sources: [{ kind: 'people', people: ['li'] }], addSigners: 2 } })
    .when('li', addsSigners('review', { people: ['zhao'], place: 'before' }))
    .refuses('root', handsOver('li', { to: 'sun' }), 'flow.waitsForSigners')
    .when('root', handsOver('zhao', { to: 'sun' }))
    .when('sun', agrees('review'))
    .when('root', handsOver('li', { to: 'wang' }))
    .when('wang', agrees('review'))
    .expectStatus('approved')
})

test('nothing is handed over while a case is suspended', () => {
  flowWith({ review: 'li' })
    .when('root', suspends())
    .refuses('root', handsOver('li', { to: 'sun' }), 'flow.suspended')
})

test('help that was asked of somebody who leaves is asked of nobody, and no vote comes of it', () => {
  flowWith({ review: { sources: [{ kind: 'people', people: ['li'] }], assist: true } })
    .when('li', asksHelp('review', 'sun'))
    .when('root', handsOver('sun', { to: 'zhao' }))
    .expectEvents('tasksCancelled')
    .expectToDo('zhao')
    .when('li', agrees('review'))
    .expectStatus('approved')
})

test('a draft becomes the draft of a colleague, and only of one who may launch its flow', () => {
  flowOf(inARow({ review: 'wang' }))
    .when('li', savesDraft())
    .refuses('wang', handsOver('li', { to: 'sun' }), 'flow.notAdministrator')
    .refuses('root', handsOver('zhao', { to: 'sun' }), 'flow.nothingToHandOver')
    .when('root', handsOver('li', { to: 'sun' }))
    .expectEvents('draftHandedOver')
    .refuses('li', launches(), 'flow.notYourCase')
    .when('sun', launches())
    .expectToDo('wang', 'review')
})

test('a person who gets a place in a line is asked at that place, not after everybody else', () => {
  flowWith({
    review: { sources: [{ kind: 'people', people: ['li', 'wang', 'zhao'] }], voting: { mode: 'sequential' } },
  })
    .when('root', handsOver('wang', { to: 'sun' }))
    .when('li', agrees('review'))
    .expectToDo('sun', 'review')
    .expectToDo('zhao')
    .when('sun', agrees('review'))
    .expectToDo('zhao', 'review')
})
