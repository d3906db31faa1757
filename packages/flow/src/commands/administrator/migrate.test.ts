import { canonicalJson } from '@signet/std'
import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  factsAt,
  flowOf,
  inARow,
  launches,
  peopleNode,
  refusalOf,
  returns,
  type Scenario,
  scope,
} from '../../../test/index.ts'
import { compileFlow, evolveAll, type FlowDefinition, step, timeline, whyNotMigrate } from '../../index.ts'

const rowOf = (...nodes: readonly string[]) =>
  drawn(
    nodes.map((node) => peopleNode(node, node === 'check' ? 'wang' : 'li')),
    chain('begin', ...nodes, 'end'),
  )

const names = { review: 'Review', check: 'Check', audit: 'Audit' }

const fork = (arms: readonly string[]) =>
  drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
      ...arms.map((arm) => peopleNode(arm, arm === 'check' ? 'wang' : 'li')),
      { id: 'join', kind: 'merge', name: 'Join' },
      peopleNode('audit', 'zhao'),
    ],
    [
      ...chain('begin', 'split'),
      ...arms.flatMap((arm) => chain('split', arm, 'join')),
      ...chain('join', 'audit', 'end'),
    ],
  )

function migrated(scenario: Scenario, definition: FlowDefinition, moves: Record<string, string> = {}) {
  const plan = compileFlow(definition, scope)
  const command = {
    type: 'migrate',
    by: 'root',
    flowVersionId: 'flow-2',
    names,
    moves,
    opinion: 'New rules',
  } as const
  const decided = step(plan, scenario.state, command, factsAt(60))
  return { plan, ...decided }
}

const atCheck = flowOf(rowOf('review', 'check')).when('chen', launches()).when('li', agrees('review'))

test('a case goes on with a new version: what was added after it is asked for, what was removed is remembered', () => {
  const { plan, state, events } = migrated(atCheck, rowOf('check', 'audit'))
  expect(state).toMatchObject({ flowVersionId: 'flow-2', status: 'running', tokens: [{ node: 'check' }] })
  expect(events).toMatchObject([{ type: 'caseMigrated', gone: { review: 'Review' } }])

  const task = state.tasks.find(({ node }) => node === 'check')?.id ?? ''
  const onward = step(plan, state, { type: 'agree', by: 'wang', task }, factsAt(61))
  expect(onward.state.tokens.map(({ node }) => node)).toEqual(['audit'])

  const history = [...atCheck.scene.history, ...events, ...onward.events]
  expect(canonicalJson(evolveAll(history))).toBe(canonicalJson(onward.state))
  expect(timeline(plan, onward.state, history).map(({ name }) => name)).toContain('Review')
})

test('where the node of the case is gone it does not fit, in words', () => {
  const plan = compileFlow(rowOf('review', 'audit'), scope)
  expect(whyNotMigrate(plan, atCheck.state)).toEqual({
    code: 'flow.migrationNode',
    params: { node: 'check' },
  })
  expect(refusalOf(() => migrated(atCheck, rowOf('review', 'audit')))?.code).toBe('flow.migrationNode')
})

test('what is worked on side by side must stay side by side', () => {
  const parallel = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
      peopleNode('review', 'li'),
      peopleNode('check', 'wang'),
      { id: 'join', kind: 'merge', name: 'Join' },
    ],
    [...chain('begin', 'split', 'review', 'join', 'end'), ...chain('split', 'check', 'join')],
  )
  const both = flowOf(parallel).when('chen', launches())
  expect(whyNotMigrate(compileFlow(rowOf('review', 'check'), scope), both.state)?.code).toBe(
    'flow.migrationSideBySide',
  )
  expect(whyNotMigrate(compileFlow(parallel, scope), both.state)).toBeUndefined()
})

test('a branch that is worked on and gone in the new version does not fit, though another waits at the merge', () => {
  const waiting = flowOf(fork(['review', 'check']))
    .when('chen', launches())
    .when('li', agrees('review'))
  expect(whyNotMigrate(compileFlow(fork(['review', 'other']), scope), waiting.state)?.code).toBe(
    'flow.migrationNode',
  )
})

test('a case that already runs on the version stays as it is', () => {
  const plan = compileFlow(rowOf('review', 'check'), scope)
  const command = { type: 'migrate', by: 'root', flowVersionId: 'flow-1', names } as const
  expect(refusalOf(() => step(plan, atCheck.state, command, factsAt(60)))?.code).toBe('flow.migrationSame')
})

test('for a node that is gone another one is entered: its people are asked, the old task is void, the fold is the same', () => {
  const { plan, state, events } = migrated(atCheck, rowOf('review', 'audit'), { check: 'audit' })
  expect(events.map(({ type }) => type)).toEqual([
    'tasksCancelled',
    'caseMigrated',
    'nodeEntered',
    'taskOpened',
  ])
  expect(state).toMatchObject({ status: 'running', tokens: [{ node: 'audit', from: 'review' }] })
  const history = [...atCheck.scene.history, ...events]
  expect(canonicalJson(evolveAll(history))).toBe(canonicalJson(state))
  expect(timeline(plan, state, history).map(({ name }) => name)).toContain('Check')
  expect(timeline(plan, state, history).filter(({ status }) => status === 'active')).toMatchObject([
    { name: 'audit' },
  ])
})

test('one cannot be put on a node that holds nobody', () => {
  for (const target of ['end', 'nowhere'])
    expect(refusalOf(() => migrated(atCheck, rowOf('review', 'audit'), { check: target }))).toMatchObject({
      code: 'flow.migrationTarget',
      params: { node: 'Check' },
    })
})

test('a branch that is gone goes to another branch, and not behind the merge or where the other one already works', () => {
  const both = flowOf(fork(['review', 'check'])).when('chen', launches())
  const next = fork(['review', 'other'])
  const why = (scenario: Scenario, check: string) =>
    whyNotMigrate(compileFlow(next, scope), scenario.state, { moves: { check } })?.code
  expect(why(both, 'other')).toBeUndefined()
  expect([why(both, 'audit'), why(both, 'review')]).toEqual(Array(2).fill('flow.migrationSideBySide'))

  const waiting = both.when('li', agrees('review'))
  expect(why(waiting, 'audit')).toBe('flow.migrationSideBySide')
  const { state } = migrated(waiting, next, { check: 'other' })
  expect(state.tokens.map(({ node }) => node).sort()).toEqual(['join', 'other'])
})

test('a case that was sent back to return directly is migrated only unchanged', () => {
  const back = {
    sources: [{ kind: 'people' as const, people: ['wang'] }],
    returns: { continuation: 'straightBack' as const },
  }
  const returned = flowOf(inARow({ review: 'li', check: back }))
    .when('chen', launches())
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'review' }))
  const plan = compileFlow(rowOf('other', 'check'), scope)
  expect(whyNotMigrate(plan, returned.state, { moves: { review: 'other' } })?.code).toBe(
    'flow.frozenByReturn',
  )
})
