import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  company,
  drawn,
  flowOf,
  flowWith,
  launches,
  type PeopleDraft,
  peopleNode,
  recalls,
  returns,
  takesBack,
  withdraws,
} from '../../../test/index.ts'

const by = (...people: string[]): PeopleDraft => ({ sources: [{ kind: 'people', people }] })
const chooser = (...people: string[]): PeopleDraft => ({
  ...by(...people),
  returns: { to: 'any', continuation: 'chooser' },
})

test('a step sends the case to an earlier one, and everything between is asked again', () => {
  flowWith({ review: 'li', check: 'wang', pay: 'zhao' })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
    .when('zhao', returns('pay', { to: 'review' }))
    .expectEvents('taskReturned', 'caseReturned', 'nodeEntered', 'taskOpened')
    .expectToDo('li', 'review')
    .expectToDo('zhao')
    .when('li', agrees('review'))
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectToDo('zhao', 'pay')
})

test('straight back: only the target is asked, what the others did stays, and the returner gets it again', () => {
  const back = flowWith({ review: 'li', check: 'wang', pay: chooser('zhao', 'sun') })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
    .when('zhao', returns('pay', { to: 'review', continuation: 'straightBack' }))
    .expectToDo('li', 'review')
    .expectToDo('sun')
    .refuses('sun', agrees('pay'), 'flow.frozenByReturn')
    .refuses('li', returns('review', { to: 'start' }), 'flow.frozenByReturn')
    .refuses('chen', recalls(), 'flow.recallTooLate')
    .when('li', agrees('review'))
    .expectEvents('taskAgreed', 'nodeLeft', 'caseCameBack')
    .expectToDo('wang')
    .expectToDo('zhao', 'pay')
    .expectToDo('sun', 'pay')
  back.refuses('li', takesBack('review'), 'flow.nextNodeTouched')
  back.when('zhao', agrees('pay')).expectStatus('approved')
})

test('straight back from the start: the corrected case skips who had agreed', () => {
  const returned = flowWith({ review: 'li', check: chooser('wang') })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start', continuation: 'straightBack' }))
    .expectStatus('returned')
  returned
    .when('chen', launches())
    .expectEvents('caseLaunched', 'caseCameBack')
    .expectToDo('li')
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectStatus('approved')
  const given = returned.when('chen', withdraws()).expectStatus('recalled')
  given.when('chen', launches()).expectToDo('li', 'review')
})

test('the rule of the node limits targets and continuations', () => {
  const rule = (returnRule: PeopleDraft['returns']) =>
    flowWith({
      review: 'li',
      check: 'wang',
      pay: { ...by('zhao'), ...(returnRule && { returns: returnRule }) },
    })
      .when('li', agrees('review'))
      .when('wang', agrees('check'))
  rule({ to: 'nowhere' }).refuses('zhao', returns('pay', { to: 'start' }), 'flow.returnOff')
  rule({ to: 'start' }).refuses('zhao', returns('pay', { to: 'review' }), 'flow.returnTarget', {
    node: 'review',
  })
  rule({ to: 'previous' }).refuses('zhao', returns('pay', { to: 'review' }), 'flow.returnTarget')
  rule({ to: 'previous' })
    .when('zhao', returns('pay', { to: 'check' }))
    .expectToDo('wang', 'check')
  rule({ to: ['review'] })
    .when('zhao', returns('pay', { to: 'review' }))
    .expectToDo('li', 'review')
  rule({ to: ['begin'] })
    .when('zhao', returns('pay', { to: 'begin' }))
    .expectStatus('returned')
  rule({ to: 'any' }).refuses('zhao', returns('pay', { to: 'nowhere' }), 'flow.returnNotVisited')
  rule({ to: 'any', continuation: 'walkAgain' }).refuses(
    'zhao',
    returns('pay', { to: 'start', continuation: 'straightBack' }),
    'flow.returnContinuation',
  )
})

/** begin, first, split (a1, a2 | b), join, last, end. */
const sideBySide = drawn(
  [
    peopleNode('first', 'sun'),
    { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
    peopleNode('a1', 'li'),
    peopleNode('a2', 'wang'),
    peopleNode('b', chooser('zhao')),
    { id: 'join', kind: 'merge', name: 'Join' },
    peopleNode('last', 'root'),
  ],
  [...chain('begin', 'first', 'split', 'a1', 'a2', 'join', 'last', 'end'), ...chain('split', 'b', 'join')],
)

const inBranches = () => flowOf(sideBySide).when('chen', launches()).when('sun', agrees('first'))

test('inside one branch only that branch is taken back', () => {
  inBranches()
    .when('li', agrees('a1'))
    .when('zhao', agrees('b'))
    .when('wang', returns('a2', { to: 'a1' }))
    .expectToDo('li', 'a1')
    .expectTokens('join', 'a1')
    .when('li', agrees('a1'))
    .when('wang', agrees('a2'))
    .expectToDo('root', 'last')
})

test('a return into a branch beside is refused', () => {
  inBranches()
    .when('li', agrees('a1'))
    .refuses('zhao', returns('b', { to: 'a1' }), 'flow.returnIntoSibling', { node: 'a1' })
})

test('a return to before the branches takes all of them back', () => {
  inBranches()
    .when('li', agrees('a1'))
    .when('zhao', returns('b', { to: 'first', continuation: 'walkAgain' }))
    .expectTokens('first')
    .expectToDo('wang')
    .when('sun', agrees('first'))
    .expectToDo('li', 'a1')
    .expectToDo('zhao', 'b')
})

test('from behind the merge one branch can be asked again, and the merge does not wait for the other', () => {
  inBranches()
    .when('li', agrees('a1'))
    .when('wang', agrees('a2'))
    .when('zhao', agrees('b'))
    .when('root', returns('last', { to: 'b' }))
    .expectTokens('b')
    .when('zhao', agrees('b'))
    .expectToDo('root', 'last')
})

test('straight back sets the other branch aside and brings it back untouched', () => {
  const back = inBranches()
    .when('li', agrees('a1'))
    .when('zhao', returns('b', { to: 'first', continuation: 'straightBack' }))
    .expectTokens('first')
    .refuses('wang', agrees('a2'), 'flow.frozenByReturn')
    .when('sun', agrees('first'))
    .expectToDo('wang', 'a2')
    .expectToDo('zhao', 'b')
  expect(back.state).not.toHaveProperty('frozen')
  back.when('zhao', agrees('b')).when('wang', agrees('a2')).expectToDo('root', 'last')
})

test('the fifth round is a warning, the twentieth stops the case for an administrator', () => {
  let scenario = flowWith({ review: 'li' })
  for (let round = 1; round < 20; round += 1) {
    if (round === 5) scenario.expectException('manyRounds', 'review').expectStatus('running')
    scenario = scenario.when('li', returns('review', { to: 'start' })).when('chen', launches())
  }
  scenario.expectStatus('exception').expectException('tooManyRounds', 'review').expectToDo('li')
})

test('nothing goes back to a starter who has left, where it would lie for ever', () => {
  const left = { directory: { ...company, isActive: (person: string) => person !== 'chen' } }
  flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .knowing(left)
    .refuses('wang', returns('check', { to: 'start' }), 'flow.returnToNobody')
    .when('wang', returns('check', { to: 'review' }))
    .expectToDo('li', 'review')
})
