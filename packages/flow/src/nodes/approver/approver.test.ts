import { expect, test } from 'vitest'
import { factsAt } from '../../../test/company.ts'
import {
  agrees,
  chain,
  drawn,
  flowOf,
  flowWith,
  inARow,
  launches,
  type PeopleDraft,
  peopleNode,
  rejects,
  returns,
} from '../../../test/index.ts'
import { step } from '../../index.ts'
import { findPeople, type PeopleSource } from '../../sources/people-source.ts'

const from = (...sources: PeopleSource[]): PeopleDraft => ({ sources })

test.each<readonly [PeopleSource, readonly string[]]>([
  [{ kind: 'people', people: ['wang', 'zhou', 'wang', 'li'] }, ['wang', 'li']],
  [{ kind: 'starter' }, ['chen']],
  [{ kind: 'manager', of: 'starter', levels: 1 }, ['li']],
  [{ kind: 'manager', of: 'starter', levels: 3 }, ['zhao']],
  [{ kind: 'manager', of: 'starter', levels: 9 }, []],
  [{ kind: 'manager', of: 'previous', levels: 1 }, ['wang', 'zhao']],
  [{ kind: 'departmentHead', of: 'starter', levels: 0 }, ['li']],
  [{ kind: 'departmentHead', of: 'starter', levels: 1 }, ['zhao']],
  [{ kind: 'departmentHead', of: 'starter', levels: 2 }, []],
  [{ kind: 'position', ids: ['cashier'] }, ['sun']],
  [{ kind: 'role', ids: ['finance', 'gone'] }, ['zhao', 'wang']],
  [{ kind: 'group', ids: ['board'] }, ['wang', 'zhao', 'li']],
  [{ kind: 'department', ids: ['sales'] }, ['chen', 'sun']],
  [{ kind: 'field', field: 'buyer', as: 'person' }, ['sun']],
  [{ kind: 'field', field: 'team', as: 'role' }, ['zhao', 'wang']],
  [{ kind: 'field', field: 'amount', as: 'person' }, []],
])('the source %j finds %j', (source, people) => {
  const facts = factsAt(0, { buyer: 'sun', team: ['finance', 7], amount: 3 })
  const found = findPeople([source], { starter: 'chen', previous: ['li', 'wang'], facts })
  expect(found.map(({ person }) => person)).toEqual(people)
})

test('when no one is found, each rule applies and records an exception', () => {
  const staffed = (nobody: PeopleDraft['nobody']) =>
    flowOf(
      inARow({
        review: { ...from({ kind: 'role', ids: ['gone'] }), ...(nobody && { nobody }) },
        check: 'wang',
      }),
    )
  const launched = (nobody: PeopleDraft['nobody']) =>
    staffed(nobody).when('chen', launches()).expectException('nobodyFound', 'review').expectStatus('running')

  launched({ rule: 'administrator' }).expectToDo('root', 'review')
  launched({ rule: 'people', people: ['sun'] }).expectToDo('sun', 'review')
  launched({ rule: 'people', people: ['zhou'] }).expectToDo('root', 'review')
  launched({ rule: 'starter' }).expectToDo('chen', 'review')
  launched({ rule: 'pass' }).expectToDo('wang', 'check')
  staffed({ rule: 'refuse' }).refuses('chen', launches(), 'flow.nobodyFound', { node: 'review' })
})

test('without approver and administrator, the case stops and is not lost', () => {
  const { plan, facts } = flowOf(inARow({ review: from({ kind: 'role', ids: ['gone'] }) }))
  const alone = { ...facts, directory: { ...facts.directory, administrators: () => [] } }
  const command = { type: 'launch', by: 'chen', caseId: 'case-1', flowVersionId: 'flow-1' } as const
  const { state } = step(plan, null, command, alone)
  expect(state).toMatchObject({ status: 'exception', tokens: [{ node: 'review' }] })
  expect(state.exceptions).toMatchObject([{ code: 'nobodyFound', node: 'review', stops: true }])
})

test('the starter who is the approver, and who agreed before, need not agree again', () => {
  const stages = { own: from({ kind: 'starter' }), review: 'li', again: 'li', check: 'wang', late: 'li' }
  flowWith(stages, { automatic: { isStarter: true } })
    .expectToDo('chen')
    .when('li', agrees('review'))
    .expectToDo('li', 'again')
  flowWith(stages, { automatic: { isStarter: true, sameAsPrevious: true } })
    .when('li', agrees('review'))
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectToDo('li', 'late')
  const done = flowWith(stages, { automatic: { isStarter: true, alreadyAgreed: true } })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
    .expectStatus('approved')
  expect(done.state.tasks.map(({ automatic }) => automatic)).toEqual([
    'isStarter',
    undefined,
    'alreadyAgreed',
    undefined,
    'alreadyAgreed',
  ])
})

test('nothing is agreed automatically where something must be given or was asked back', () => {
  const automatic = { automatic: { isStarter: true, sameAsPrevious: true, alreadyAgreed: true } }
  for (const demand of [{ opinion: 'required' }, { fields: { amount: 'required' } }] as const)
    flowWith({ own: { ...from({ kind: 'starter' }), ...demand } }, automatic).expectToDo('chen', 'own')
  flowWith({ own: { ...from({ kind: 'starter' }), kind: 'handler' } }, automatic).expectToDo('chen', 'own')
  flowWith({ review: 'li', again: 'li', check: 'wang' }, automatic)
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'again' }))
    .expectToDo('li', 'again')
})

test('what counted before a return does not count after it', () => {
  flowWith({ review: 'li', check: 'wang', late: 'li' }, { automatic: { alreadyAgreed: true } })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }))
    .when('chen', launches())
    .expectToDo('li', 'review')
})

test('a rejection ends the case, or is noted and the route goes on', () => {
  flowWith({ review: 'li', check: 'wang' })
    .when('li', rejects('review', { opinion: 'No' }))
    .expectEvents('taskRejected', 'nodeLeft', 'caseRejected')
    .expectStatus('rejected')
  flowWith({ review: 'li', check: 'wang' }, { afterReject: 'continue' })
    .when('li', rejects('review'))
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectStatus('approved')
})

test('a rejection in one branch ends what is open in the other', () => {
  const two = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
      peopleNode('a', 'li'),
      peopleNode('b', 'wang'),
      { id: 'join', kind: 'merge', name: 'Join' },
    ],
    [...chain('begin', 'split', 'a', 'join', 'end'), ...chain('split', 'b', 'join')],
  )
  flowOf(two)
    .when('chen', launches())
    .when('li', rejects('a'))
    .expectStatus('rejected')
    .expectToDo('wang')
    .expectTokens()
})
