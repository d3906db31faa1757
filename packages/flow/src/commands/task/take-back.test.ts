import { test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  flowOf,
  flowWith,
  launches,
  type PeopleDraft,
  peopleNode,
  rejects,
  returns,
  signs,
  takesBack,
  transfers,
} from '../../../test/index.ts'

const inTurn: PeopleDraft = {
  sources: [{ kind: 'people', people: ['li', 'wang', 'zhao'] }],
  voting: { mode: 'sequential' },
}

test('Li takes the decision back as long as Wang has not touched it', () => {
  flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .refuses('wang', takesBack('review'), 'flow.taskNotYours')
    .when('li', takesBack('review'))
    .expectEvents('tasksCancelled', 'decisionTakenBack')
    .expectToDo('li', 'review')
    .expectToDo('wang')
    .when('li', rejects('review'))
    .expectStatus('rejected')
    .refuses('li', takesBack('review'), 'flow.notRunning')
})

test('once Wang has signed, handed over or decided, it is too late', () => {
  const withStages = { stages: { signing: true, starting: false } }
  flowWith({ review: 'li', check: 'wang' }, withStages)
    .when('li', signs('review'))
    .when('li', agrees('review'))
    .when('wang', signs('check'))
    .refuses('li', takesBack('review'), 'flow.nextNodeTouched')
  flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .when('wang', transfers('check', { to: 'zhao' }))
    .refuses('li', takesBack('review'), 'flow.nextNodeTouched')
  flowWith({ review: 'li', check: 'wang', pay: 'zhao' })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
    .refuses('li', takesBack('review'), 'flow.nextNodeTouched')
})

test('one vote of several is taken back while the others vote on', () => {
  flowWith({ review: { sources: [{ kind: 'people', people: ['li', 'wang'] }], voting: { mode: 'all' } } })
    .when('li', agrees('review'))
    .refuses('wang', takesBack('review'), 'flow.nothingToTakeBack')
    .when('li', takesBack('review'))
    .expectToDo('li', 'review')
    .when('wang', agrees('review'))
    .expectStatus('running')
    .when('li', agrees('review'))
    .expectStatus('approved')
})

test('where one was enough, taking back asks everybody again', () => {
  flowWith({ review: ['li', 'wang'], check: 'zhao' })
    .when('li', agrees('review'))
    .when('li', takesBack('review'))
    .expectToDo('li', 'review')
    .expectToDo('wang', 'review')
    .when('wang', agrees('review'))
    .expectToDo('zhao', 'check')
})

test('one after another: the next goes back to waiting', () => {
  flowWith({ review: inTurn })
    .when('li', agrees('review'))
    .expectToDo('wang', 'review')
    .when('li', takesBack('review'))
    .expectToDo('wang')
    .refuses('wang', agrees('review'), 'flow.notYourTurn')
    .when('li', agrees('review'))
    .when('wang', agrees('review'))
    .when('zhao', agrees('review'))
    .expectStatus('approved')
})

test('what was agreed automatically in between goes with it', () => {
  flowWith({ review: 'li', again: 'li', check: 'wang' }, { automatic: { sameAsPrevious: true } })
    .when('li', agrees('review'))
    .expectToDo('wang', 'check')
    .when('li', takesBack('review'))
    .expectTokens('review')
    .expectToDo('li', 'review')
    .when('li', agrees('review'))
    .expectToDo('wang', 'check')
})

test('a branch that waits at the merge is taken up again; once merged, only by who came last', () => {
  const two = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
      peopleNode('a', 'li'),
      peopleNode('b', 'wang'),
      { id: 'join', kind: 'merge', name: 'Join' },
      peopleNode('last', 'zhao'),
    ],
    [...chain('begin', 'split', 'a', 'join', 'last', 'end'), ...chain('split', 'b', 'join')],
  )
  const waiting = flowOf(two).when('chen', launches()).when('li', agrees('a')).expectTokens('b', 'join')
  waiting.when('li', takesBack('a')).expectTokens('b', 'a')
  const merged = waiting.when('wang', agrees('b')).expectToDo('zhao', 'last')
  merged.refuses('li', takesBack('a'), 'flow.nextNodeTouched')
  merged
    .when('wang', takesBack('b'))
    .expectToDo('wang', 'b')
    .expectToDo('zhao')
    .when('wang', agrees('b'))
    .expectToDo('zhao', 'last')
})

test('a flow may forbid it', () => {
  flowWith({ review: 'li', check: 'wang' }, { takeBack: false })
    .when('li', agrees('review'))
    .refuses('li', takesBack('review'), 'flow.takeBackOff')
})

test('one after another: who got a turn from somebody, or came back to it, takes back and the next waits again', () => {
  flowWith({ review: inTurn })
    .when('li', transfers('review', { to: 'sun' }))
    .when('sun', agrees('review'))
    .expectToDo('wang', 'review')
    .when('sun', takesBack('review'))
    .expectToDo('sun', 'review')
    .expectToDo('wang')
  flowWith({ first: 'chen', review: { ...inTurn, returns: { to: 'any', continuation: 'straightBack' } } })
    .when('chen', agrees('first'))
    .when('li', returns('review', { to: 'first' }))
    .when('chen', agrees('first'))
    .when('li', agrees('review'))
    .expectToDo('wang', 'review')
    .when('li', takesBack('review'))
    .expectToDo('li', 'review')
    .expectToDo('wang')
})
