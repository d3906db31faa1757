import { test } from 'vitest'
import {
  agrees,
  archives,
  chain,
  comments,
  drawn,
  flowOf,
  flowWith,
  jumps,
  launches,
  peopleNode,
  reassigns,
  rejects,
  resumes,
  retries,
  returns,
  revives,
  suspends,
  terminates,
  transfers,
} from '../../../test/index.ts'

const parallel = drawn(
  [
    peopleNode('first', 'sun'),
    { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
    peopleNode('a1', 'li'),
    peopleNode('a2', 'wang'),
    peopleNode('b', 'zhao'),
    { id: 'join', kind: 'merge', name: 'Join' },
    peopleNode('last', 'li'),
  ],
  [...chain('begin', 'first', 'split', 'a1', 'a2', 'join', 'last', 'end'), ...chain('split', 'b', 'join')],
)

test('while a case is suspended nobody can do anything, and afterwards it is as before', () => {
  flowWith({ review: 'li', check: 'wang' })
    .refuses('li', suspends(), 'flow.notAdministrator')
    .when('root', suspends())
    .expectStatus('suspended')
    .refuses('li', agrees('review'), 'flow.suspended')
    .refuses('li', transfers('review', { to: 'sun' }), 'flow.suspended')
    .refuses('chen', comments('Why?'), 'flow.suspended')
    .refuses('root', jumps('review', { to: 'check' }), 'flow.suspended')
    .expectAllowed('root', 'resume', 'terminate', 'recordStep')
    .expectAllowedAt('li', 'review')
    .when('root', resumes())
    .expectStatus('running')
    .expectToDo('li', 'review')
    .refuses('root', resumes(), 'flow.notSuspended')
})

test('what was sent back to its starter is sent back again when it is resumed', () => {
  flowWith({ review: 'li' })
    .when('li', returns('review', { to: 'start' }))
    .when('root', suspends())
    .refuses('chen', launches(), 'flow.suspended')
    .when('root', resumes())
    .expectStatus('returned')
    .when('chen', launches())
    .expectToDo('li', 'review')
})

test('a rejected case comes back to life at the step that rejected it', () => {
  flowWith({ review: 'li', check: 'wang' })
    .refuses('root', revives(), 'flow.nothingToRevive')
    .when('li', agrees('review'))
    .when('wang', rejects('check'))
    .expectStatus('rejected')
    .when('root', revives())
    .expectStatus('running')
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectStatus('approved')
})

test('a terminated case comes back on all its branches, the one that waits at the merge included', () => {
  flowOf(parallel)
    .when('chen', launches())
    .when('sun', agrees('first'))
    .when('zhao', agrees('b'))
    .expectTokens('a1', 'join')
    .when('root', terminates())
    .expectToDo('li')
    .when('root', revives())
    .expectToDo('li', 'a1')
    .when('li', agrees('a1'))
    .when('wang', agrees('a2'))
    .expectToDo('li', 'last')
})

test('a suspended case that is terminated comes back as it was before it was suspended', () => {
  flowWith({ review: 'li' })
    .when('root', suspends())
    .when('root', terminates())
    .expectStatus('terminated')
    .when('root', revives())
    .expectStatus('running')
    .expectToDo('li', 'review')
})

test('the work at a step goes to somebody else, and the votes that were given still count', () => {
  flowWith({
    review: { sources: [{ kind: 'people', people: ['li', 'wang', 'zhao'] }], voting: { mode: 'all' } },
  })
    .when('li', agrees('review'))
    .refuses('wang', reassigns('review', 'sun'), 'flow.notAdministrator')
    .refuses('root', reassigns('elsewhere', 'sun'), 'flow.notHere')
    .refuses('root', reassigns('review'), 'flow.chosenNobody')
    .refuses('root', reassigns('review', 'zhou'), 'flow.chosenInactive')
    .refuses('root', reassigns('review', 'li'), 'flow.chosenHasTask')
    .when('root', reassigns('review', 'sun'))
    .expectEvents('tasksReassigned')
    .expectToDo('wang')
    .expectToDo('sun', 'review')
    .refuses('wang', agrees('review'), 'flow.taskClosed')
    .when('sun', agrees('review'))
    .expectStatus('approved')
})

test('one after another: the people named by the administrator are asked in that order', () => {
  flowWith({
    review: { sources: [{ kind: 'people', people: ['li', 'wang'] }], voting: { mode: 'sequential' } },
  })
    .when('root', reassigns('review', 'zhao', 'sun'))
    .expectToDo('zhao', 'review')
    .expectToDo('sun')
    .when('zhao', agrees('review'))
    .when('sun', agrees('review'))
    .expectStatus('approved')
})

test('a step that found nobody goes on with the people whom an administrator names', () => {
  const lost = drawn(
    [peopleNode('first', 'li'), { id: 'split', kind: 'branch', name: 'Split' }, peopleNode('high', 'wang')],
    [...chain('begin', 'first', 'split'), ...chain('split:amount > 10', 'high', 'end')],
  )
  const stuck = flowOf(lost, { amount: 5 }).when('chen', launches()).when('li', agrees('first'))
  stuck.expectStatus('exception').refuses('root', reassigns('split', 'sun'), 'flow.notHere')
  stuck
    .when('root', jumps('split', { to: 'high' }))
    .expectStatus('running')
    .expectToDo('wang', 'high')
  stuck
    .given({ amount: 50 })
    .when('root', retries('split'))
    .expectStatus('running')
    .expectToDo('wang', 'high')
    .refuses('root', retries('high'), 'flow.noException')
})

test('trying again without anything put right leaves the exception', () => {
  const lost = drawn(
    [peopleNode('first', 'li'), { id: 'split', kind: 'branch', name: 'Split' }, peopleNode('high', 'wang')],
    [...chain('begin', 'first', 'split'), ...chain('split:amount > 10', 'high', 'end')],
  )
  flowOf(lost, { amount: 5 })
    .when('chen', launches())
    .when('li', agrees('first'))
    .when('root', retries('split'))
    .expectStatus('exception')
    .expectTokens('split')
})

test('an administrator takes a case back and ahead; nothing of the block is left behind', () => {
  const both = flowOf(parallel).when('chen', launches()).when('sun', agrees('first'))
  both
    .when('root', jumps('a1', { to: 'a2' }))
    .expectTokens('b', 'a2')
    .expectToDo('wang', 'a2')
    .when('zhao', agrees('b'))
    .when('wang', agrees('a2'))
    .expectToDo('li', 'last')
  both
    .when('root', jumps('a1', { to: 'last' }))
    .expectTokens('last')
    .expectToDo('zhao')
    .when('li', agrees('last'))
    .expectStatus('approved')
  both
    .when('root', jumps('b', { to: 'first' }))
    .expectTokens('first')
    .expectToDo('sun', 'first')
})

test('nobody takes a case into a branch beside its own, onto its own step, a merge or an end', () => {
  flowOf(parallel)
    .when('chen', launches())
    .when('sun', agrees('first'))
    .refuses('root', jumps('a1', { to: 'b' }), 'flow.jumpIntoSibling', { node: 'b' })
    .refuses('root', jumps('a1', { to: 'a1' }), 'flow.jumpTarget')
    .refuses('root', jumps('a1', { to: 'join' }), 'flow.jumpTarget')
    .refuses('root', jumps('a1', { to: 'end' }), 'flow.jumpTarget')
    .refuses('root', jumps('last', { to: 'a1' }), 'flow.notHere')
    .refuses('li', jumps('a1', { to: 'a2' }), 'flow.notAdministrator')
})

test('an archived case is only read', () => {
  flowWith({ review: 'li' })
    .refuses('root', archives(), 'flow.notEnded')
    .when('li', rejects('review'))
    .when('root', archives())
    .expectAllowed('root')
    .refuses('root', revives(), 'flow.archived')
    .refuses('chen', comments('Still?'), 'flow.archived')
})
