import { expect, test } from 'vitest'
import { company, factsAt } from '../../test/company.ts'
import { agrees, flowOf, flowWith, inARow, launches, type PeopleDraft, returns } from '../../test/index.ts'
import { findPeople, PeopleSource } from './people-source.ts'
import { answerKey } from './source-kind.ts'

const found = (draft: object) =>
  findPeople([PeopleSource.parse(draft)], {
    starter: 'chen',
    previous: ['li'],
    facts: { ...factsAt(0, { team: 'sales' }), answers: { buyers: ['sun', 'zhou'] } },
  })

test.each<readonly [object, readonly string[]]>([
  [{ kind: 'chain' }, ['li', 'wang']],
  [{ kind: 'chain', levels: 1 }, ['li']],
  [{ kind: 'chain', levels: 20 }, ['li', 'wang', 'zhao']],
  [{ kind: 'chain', from: 'top', levels: 0 }, ['li', 'wang', 'zhao']],
  [{ kind: 'chain', from: 'top', levels: 1 }, ['li', 'wang']],
  [{ kind: 'chain', of: 'previous', levels: 1 }, ['wang']],
  [{ kind: 'chain', along: 'departments', levels: 9 }, ['li', 'zhao']],
  [{ kind: 'departmentHead', of: 'previous' }, []],
  [{ kind: 'field', field: 'team', as: 'department' }, ['chen', 'sun']],
  [{ kind: 'field', field: 'team', as: 'departmentHead' }, ['li']],
  [{ kind: 'dataInterface', interface: 'buyers' }, ['sun']],
  [{ kind: 'dataInterface', interface: 'buyers', parameters: { amount: 'amount' } }, []],
])('the source %j finds %j', (draft, people) => {
  expect(found(draft).map(({ person }) => person)).toEqual(people)
})

test('a task says why it came to its person, by the names of that day', () => {
  expect(found({ kind: 'chain', levels: 2 }).map(({ why }) => why)).toEqual([
    { levels: 1, of: 'Chen' },
    { levels: 2, of: 'Chen' },
  ])
  expect(found({ kind: 'role', ids: ['gone', 'finance'] })[0]?.why).toEqual({ name: 'role finance' })
  const running = flowWith({ review: { sources: [{ kind: 'manager' }] } })
  expect(running.scene.last.at(-1)).toMatchObject({ type: 'taskOpened', why: { levels: 1, of: 'Chen' } })
  expect(running.timeline()[1]?.votes).toMatchObject([{ source: 'manager', why: { levels: 1 } }])
})

test('a named person who left is replaced by the successor who is still there, a circle by no one', () => {
  const left = new Map([
    ['li', 'wang'],
    ['wang', 'zhao'],
    ['sun', 'zhou'],
    ['zhou', 'sun'],
  ])
  const directory = {
    ...company,
    isActive: (person: string) => !left.has(person),
    successorOf: (person: string) => left.get(person),
  }
  const asking = { starter: 'chen', previous: [], facts: { ...factsAt(0), directory } }
  const source = PeopleSource.parse({ kind: 'people', people: ['li', 'sun', 'zhao'] })
  expect(findPeople([source], asking)).toEqual([{ person: 'zhao', source: 'people' }])
  expect(findPeople([PeopleSource.parse({ kind: 'people', people: ['li', 'sun'] })], asking)).toEqual([
    { person: 'zhao', source: 'people', why: { name: 'Li → Zhao' } },
  ])
})

test('step by step up the line: each is asked when the one below has agreed', () => {
  flowWith({ review: { sources: [{ kind: 'chain', levels: 2 }] }, check: 'sun' })
    .expectToDo('li', 'review')
    .refuses('wang', agrees('review'), 'flow.notYourTurn')
    .when('li', agrees('review'))
    .when('wang', agrees('review'))
    .expectToDo('sun', 'check')
})

test('the person who handled a step gets a later one', () => {
  const again: PeopleDraft = { sources: [{ kind: 'handledAt', node: 'review' }] }
  const running = flowWith({ review: ['li', 'wang'], check: 'zhao', again })
    .when('wang', agrees('review'))
    .when('zhao', agrees('check'))
    .expectToDo('wang', 'again')
    .expectToDo('li')
  expect(running.scene.last.at(-1)).toMatchObject({ why: { node: 'review' } })
  running.when('wang', returns('again', { to: 'check' })).expectToDo('zhao', 'check')
})

test('a circle of managers ends, and no one is asked twice', () => {
  const managerOf = (_person: string, level: number) => (level % 2 === 1 ? 'li' : 'wang')
  const facts = { ...factsAt(0), directory: { ...company, managerOf } }
  const people = findPeople([PeopleSource.parse({ kind: 'chain', levels: 20 })], {
    starter: 'chen',
    previous: [],
    facts,
  })
  expect(people.map(({ person }) => person)).toEqual(['li', 'wang'])
})

test.each<readonly [NonNullable<PeopleDraft['among']>, readonly string[]]>([
  ['everybody', ['li', 'wang', 'zhao', 'chen', 'sun']],
  ['sameDepartment', ['chen', 'sun']],
  ['samePosition', ['chen', 'sun']],
  ['sameCompany', ['li', 'wang', 'zhao', 'chen', 'sun']],
  ['superiors', ['li', 'wang', 'zhao']],
  ['subordinates', []],
])('of everybody, %s of the starter are %j', (among, people) => {
  const { state } = flowWith({ review: { sources: [{ kind: 'role', ids: ['everybody'] }], among } })
  const requests = state.tasks.map(({ person }) => person)
  expect(requests).toEqual(people.length > 0 ? people : ['root'])
})

test('a question put at two nodes is asked once', () => {
  const source = { kind: 'dataInterface' as const, interface: 'buyers', parameters: { a: 'amount' } }
  const { plan } = flowOf(inARow({ review: { sources: [source] }, check: { sources: [source] } }))
  expect(plan.questions.map(answerKey)).toEqual(['buyers {"a":"amount"}'])
})

test('finding no one is recorded with its reason', () => {
  const { scene } = flowOf(inARow({ review: { sources: [{ kind: 'role', ids: ['gone'] }] } })).when(
    'chen',
    launches(),
  )
  expect(scene.last.find(({ type }) => type === 'exceptionRaised')).toMatchObject({
    params: { rule: 'administrator', sources: 'role', named: 1, active: 0 },
  })
})
