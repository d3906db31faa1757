import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Assignees,
  agrees,
  clockAt,
  company,
  flowOf,
  inARow,
  launches,
  people,
  type RulesDraft,
} from '../../test/index.ts'
import { compileFlow, type Delegation } from '../index.ts'
import { findDutyConflicts } from './find-duty-conflicts.ts'

type Stages = Readonly<Record<string, Assignees>>

function conflicts(stages: Stages, delegations: readonly Delegation[] = [], rules: RulesDraft = {}) {
  const plan = compileFlow(inARow(stages, rules), {})
  const organization = { directory: company, people, now: clockAt(0) }
  return findDutyConflicts(plan, organization, { flow: 'claim', delegations })
}

const role = (id: string, more: object = {}) => ({ sources: [{ kind: 'role' as const, ids: [id] }], ...more })

function delegation(kind: Delegation['kind'], from: string, to: string, flows: Delegation['flows'] = 'all') {
  return { id: `${from} ${to}`, kind, from, to: [to], flows, start: clockAt(-60), end: clockAt(60) }
}

test('members of the role that approves may approve what they request', () => {
  expect(conflicts({ pay: role('finance') })).toEqual([
    { conflict: 'requestAndRelease', node: 'pay', isDelegated: false, people: ['wang', 'zhao'] },
  ])
})

test('a step that resolves to the starter lets all starters release', () => {
  const [found] = conflicts({ check: { sources: [{ kind: 'starter' }] } })
  expect(found).toMatchObject({ conflict: 'requestAndRelease', people: [...people] })
  const [again] = conflicts({ check: { sources: [{ kind: 'handledAt', node: 'start' }] } })
  expect(again?.people).toEqual([...people])
})

test('a vote that needs somebody else is no conflict', () => {
  expect(conflicts({ pay: role('finance', { voting: { mode: 'all' } }) })).toEqual([])
  expect(conflicts({ pay: role('finance', { voting: { mode: 'sequential' } }) })).toEqual([])
  const one = { voting: { mode: 'all', agreeCount: 1 } }
  expect(conflicts({ pay: role('finance', one) }).map(({ people: who }) => who)).toEqual([['wang', 'zhao']])
})

test('nothing is said about people that only a case can tell, that are chosen, or that cannot say no', () => {
  expect(conflicts({ a: { sources: [{ kind: 'field', field: 'buyer' }] } })).toEqual([])
  expect(conflicts({ a: role('finance', { candidates: true }) })).toEqual([])
  expect(conflicts({ a: role('finance', { kind: 'handler' }) })).toEqual([])
})

test('the same person at two steps in a row is found, unless the flow agrees for them on purpose', () => {
  const twice: Stages = { check: 'zhao', pay: { sources: [{ kind: 'group', ids: ['board'] }] } }
  const found = (rules?: RulesDraft) =>
    conflicts(twice, [], rules).filter(({ conflict }) => conflict === 'releaseTwice')
  expect(found()).toEqual([
    { conflict: 'releaseTwice', node: 'pay', before: 'check', isDelegated: false, people: ['zhao'] },
  ])
  expect(found({ automatic: { sameAsPrevious: true } })).toEqual([])
})

test('who launches for somebody else may approve that request', () => {
  const stages: Stages = { check: 'li' }
  expect(conflicts(stages, [delegation('entrust', 'chen', 'li')])).toEqual([
    { conflict: 'requestAndRelease', node: 'check', isDelegated: false, people: ['li'] },
  ])
  const notMine: Stages = { check: { sources: [{ kind: 'manager' }] } }
  expect(conflicts(notMine, [delegation('entrust', 'chen', 'li')])).toEqual([
    { conflict: 'requestAndRelease', node: 'check', isDelegated: true, people: ['li'] },
  ])
  expect(conflicts(notMine, [delegation('entrust', 'chen', 'li', ['other'])])).toEqual([])
})

test('an agent never approves their own request, but may approve twice', () => {
  const stages: Stages = { check: { sources: [{ kind: 'manager' }] }, pay: 'root' }
  const found = conflicts(stages, [delegation('agency', 'root', 'li')])
  expect(found).toEqual([
    { conflict: 'requestAndRelease', node: 'pay', isDelegated: false, people: ['root'] },
    { conflict: 'releaseTwice', node: 'pay', before: 'check', isDelegated: true, people: ['li'] },
  ])
})

const anySource = fc.oneof(
  fc.constantFrom('finance', 'everybody', 'nobody').map((id) => ({ kind: 'role' as const, ids: [id] })),
  fc.constantFrom(...people).map((person) => ({ kind: 'people' as const, people: [person] })),
  fc.constantFrom({ kind: 'manager' as const }, { kind: 'starter' as const }),
)
const anyVoting = fc.constantFrom(
  { mode: 'any' as const },
  { mode: 'all' as const },
  { mode: 'all' as const, agreeCount: 1 },
  { mode: 'sequential' as const },
)

test('exactly those are named whom the engine lets launch and approve alone', () => {
  fc.assert(
    fc.property(fc.array(anySource, { minLength: 1, maxLength: 2 }), anyVoting, (sources, voting) => {
      const flow = inARow({ pay: { sources, voting } })
      const named = conflicts({ pay: { sources, voting } }).flatMap(({ people: who }) => who)
      const proved = people.filter((person) => isReleasedAlone(flow, person))
      expect([...named].sort()).toEqual([...proved].sort())
    }),
  )
})

/** Whether a case launched by this person is approved by their decision alone. */
function isReleasedAlone(flow: ReturnType<typeof inARow>, person: string): boolean {
  const { state } = flowOf(flow).when(person, launches())
  const isAsked = state?.tasks.some((task) => task.person === person && task.stage !== 'waiting')
  const wasFound = state?.tasks.every(({ source }) => !source?.startsWith('nobody'))
  if (!isAsked || !wasFound) return false
  return flowOf(flow).when(person, launches()).when(person, agrees('pay')).state?.status === 'approved'
}
