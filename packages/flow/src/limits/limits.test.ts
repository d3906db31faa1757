import { expect, test } from 'vitest'
import {
  agrees,
  asksHelp,
  flowOf,
  flowWith,
  inARow,
  launches,
  type PeopleDraft,
  passesTime,
  resumes,
  returns,
  type Scenario,
  suspends,
  takesBack,
  transfers,
} from '../../test/index.ts'
import { compileFlow, findUnsoundness, nextDue, project } from '../index.ts'

type Limit = Exclude<NonNullable<PeopleDraft['timeLimit']>, 'asFlow' | 'none'>

const hour = 60
const within = (minutes: number, more: Partial<Limit> = {}): Limit => ({
  minutes,
  inWorkingTime: false,
  ...more,
})
const li = (limit: Limit, more: PeopleDraft = {}): PeopleDraft => ({
  sources: [{ kind: 'people', people: ['li'] }],
  timeLimit: limit,
  ...more,
})
const deadlineOf = ({ state }: Scenario, node = 'review') =>
  state.tasks.findLast((task) => task.node === node)?.deadline

test('an open task is due after so many minutes, and the case when its first task is', () => {
  const flow = flowWith({ review: li(within(2 * hour)) })
  expect(deadlineOf(flow)).toEqual({
    dueAt: '2026-03-02T11:00:00.000Z',
    nextAt: '2026-03-02T11:00:00.000Z',
    reminders: 0,
    ticks: 0,
  })
  expect(nextDue(flow.state)).toBe('2026-03-02T11:00:00.000Z')
  flow.after(hour).expectEvents()
  expect(nextDue(flow.when('li', agrees('review')).state)).toBeUndefined()
})

test('in working time a task of Monday noon with ten hours is due on Tuesday', () => {
  const flow = flowOf(inARow({ review: li({ minutes: 10 * hour }) }))
    .later(3 * hour)
    .when('chen', launches())
  expect(deadlineOf(flow)?.dueAt).toBe('2026-03-03T15:00:00.000Z')
})

test('the flow says how long, and a step says otherwise or that there is no hurry', () => {
  const flow = flowWith(
    {
      review: 'li',
      check: { sources: [{ kind: 'people', people: ['wang'] }], timeLimit: 'none' },
    },
    { timeLimit: within(30) },
  )
  expect(deadlineOf(flow)?.dueAt).toBe('2026-03-02T09:30:00.000Z')
  expect(deadlineOf(flow.when('li', agrees('review')), 'check')).toBeUndefined()
})

test('it counts from the launch, or from the date in the form, and another date is another deadline', () => {
  const launched = flowWith({ review: 'li', check: li(within(hour, { from: 'launched' })) })
    .later(20)
    .when('li', agrees('review'))
  expect(deadlineOf(launched, 'check')?.dueAt).toBe('2026-03-02T10:00:00.000Z')

  const dated = flowOf(inARow({ review: li(within(hour, { from: 'field', field: 'due' })) })).when(
    'chen',
    launches(),
  )
  expect(deadlineOf(dated)).toBeUndefined()
  const said = dated.given({ due: '2026-03-05' }).when('li', asksTime())
  expect(deadlineOf(said)?.dueAt).toBe('2026-03-05T01:00:00.000Z')
  const later = said.given({ due: '2026-03-06T12:00' }).when('li', asksTime())
  expect(deadlineOf(later)?.dueAt).toBe('2026-03-06T13:00:00.000Z')
})

/** A command that does not change the task. */
function asksTime() {
  return () => ({ type: 'comment', by: 'li', text: 'When?' }) as const
}

test('reminders end at the limit, and missed ones are not sent later', () => {
  const remind = { at: 'afterStart', minutes: 30, every: 30 } as const
  const reminded = flowWith({ review: li(within(2 * hour, { remind })) })
    .after(30)
    .expectEvents('taskReminded')
    .after(5)
    .expectEvents()
    .after(60)
    .expectEvents('taskReminded')
  expect(deadlineOf(reminded)?.reminders).toBe(2)
  expect(deadlineOf(reminded)?.nextAt).toBe('2026-03-02T11:00:00.000Z')

  const before = { at: 'beforeEnd', minutes: 30 } as const
  flowWith({ review: li(within(hour, { remind: before })) })
    .after(29)
    .expectEvents('taskReminded')
    .after(15)
    .expectEvents()
})

test('at the limit it is overdue; this is announced several times, and then no more', () => {
  const flow = flowWith({ review: li(within(hour, { overdue: { every: 60, times: 2 } })) })
  const overdue = flow.after(hour).expectEvents('taskOverdue')
  expect(deadlineOf(overdue)).toMatchObject({ ticks: 1, nextAt: '2026-03-02T11:00:00.000Z' })
  const { overdueSince } = project(null, overdue.scene.history, overdue.state).case
  expect(overdueSince).toBe('2026-03-02T10:00:00.000Z')
  expect(overdue.timeline()[1]?.votes[0]?.overdueSince).toBe('2026-03-02T10:00:00.000Z')
  const last = overdue.after(hour).expectEvents('taskOverdue')
  expect(nextDue(last.state)).toBeUndefined()
  last
    .after(9 * hour)
    .expectEvents()
    .when('li', agrees('review'))
    .expectStatus('approved')
})

test('ticks that all passed while the server stood still are one tick', () => {
  const stood = flowWith({ review: li(within(hour, { overdue: { every: 60, times: 9 } })) }).after(4.5 * hour)
  stood.expectEvents('taskOverdue')
  expect(deadlineOf(stood)).toMatchObject({ ticks: 4, nextAt: '2026-03-02T14:00:00.000Z' })
})

const atLast = (act: NonNullable<Limit['overdue']>['act'], more: PeopleDraft = {}) =>
  flowWith({
    first: 'sun',
    review: li(within(hour, { overdue: { every: 60, times: 2, act } }), more),
    check: 'wang',
  })
    .when('sun', agrees('first'))
    .after(hour)
    .expectEvents('taskOverdue')
    .expectToDo('li', 'review')
    .after(hour)

test('the last tick agrees or rejects automatically, and this cannot be taken back', () => {
  const agreed = atLast({ does: 'agree' })
    .expectEvents('taskOverdue', 'taskAgreed', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('wang', 'check')
    .refuses('li', takesBack('review'), 'flow.nothingToTakeBack')
  expect(agreed.scene.last[1]).toMatchObject({ by: null, automatic: 'timeLimit' })
  atLast({ does: 'reject' }).expectStatus('rejected')
  atLast({ does: 'agree' }, { kind: 'handler' }).expectToDo('wang', 'check')
})

test('the last tick transfers to a colleague with a new time limit, once', () => {
  const to = [{ kind: 'people' as const, people: ['li', 'zhou', 'zhao'] }]
  const handed = atLast({ does: 'transfer', to }).expectToDo('li').expectToDo('zhao', 'review')
  expect(deadlineOf(handed)).toMatchObject({ ticks: 0 })
  handed
    .after(hour)
    .after(hour)
    .expectEvents('taskOverdue', 'exceptionRaised')
    .expectException('limitPowerless', 'review')
    .expectToDo('zhao', 'review')
  atLast({ does: 'transfer', to: [{ kind: 'role', ids: ['gone'] }] })
    .expectEvents('taskOverdue', 'exceptionRaised')
    .expectToDo('li', 'review')
})

test('on the last tick it goes back, to the starter or to the step before', () => {
  atLast({ does: 'return', to: 'start' })
    .expectStatus('returned')
    .after(99 * hour)
    .expectEvents()
  atLast({ does: 'return', to: 'previous' }, { returns: { to: 'nowhere' } })
    .expectStatus('running')
    .expectToDo('sun', 'first')
})

test('nothing is decided automatically where input or a choice is required', () => {
  const demands: readonly PeopleDraft[] = [
    { opinion: 'required' },
    { fields: { amount: 'required' } },
    { free: true },
    { identity: { rule: 'always' } },
  ]
  for (const demand of demands)
    atLast({ does: 'agree' }, demand)
      .expectEvents('taskOverdue', 'exceptionRaised')
      .expectException('limitPowerless', 'review')
      .expectToDo('li', 'review')
  atLast({ does: 'reject' }, { kind: 'handler' }).expectEvents('taskOverdue', 'exceptionRaised')
})

test('time stops for a returned case, and work set aside gets its full time again', () => {
  const back: PeopleDraft = { returns: { to: 'any', continuation: 'straightBack' } }
  const returned = flowWith({ first: 'sun', review: li(within(hour), back) })
    .when('sun', agrees('first'))
    .when('li', returns('review', { to: 'start' }))
    .expectStatus('returned')
  expect(nextDue(returned.state)).toBeUndefined()
  const again = returned
    .after(5 * hour)
    .expectEvents()
    .when('chen', launches())
  expect(deadlineOf(again)?.ticks).toBe(0)
  expect(deadlineOf(again)?.dueAt).toBe('2026-03-02T15:04:00.000Z')
})

test('time stops for a suspended case and restarts on resume', () => {
  const suspended = flowWith({ review: li(within(hour)) }).when('root', suspends())
  expect(nextDue(suspended.state)).toBeUndefined()
  const resumed = suspended
    .after(5 * hour)
    .expectEvents()
    .when('root', resumes())
  expect(deadlineOf(resumed)?.dueAt).toBe('2026-03-02T15:03:00.000Z')
})

test('a new owner gets a new time limit; helpers have none', () => {
  const flow = flowWith({ review: li(within(hour), { assist: true }) })
  const taken = flow.later(30).when('li', transfers('review', { to: 'wang' }))
  expect(deadlineOf(taken)?.dueAt).toBe('2026-03-02T10:31:00.000Z')
  expect(deadlineOf(flow.when('li', asksHelp('review', 'sun')))).toBeUndefined()
})

test('only the clock lets time pass', () => {
  const flow = flowWith({ review: li(within(hour)) }).later(2 * hour)
  const asPerson = () => ({ ...passesTime()(null, ''), by: 'root' }) as never
  flow.refuses('root', asPerson, 'flow.notTheSystem').expectAllowedAt('root', 'review')
})

test.each([
  [li(within(hour, { from: 'field', field: 'amount' })), 'limitFieldNoDate', 'error'],
  [li(within(hour, { from: 'field', field: 'gone' })), 'limitFieldNoDate', 'error'],
  [li(within(hour, { overdue: { act: { does: 'transfer' } } })), 'limitTransferNobody', 'error'],
  [
    li(within(hour, { overdue: { act: { does: 'reject' } } }), { kind: 'handler' }),
    'limitHandlerRejects',
    'warning',
  ],
  [
    li(within(hour, { overdue: { act: { does: 'agree' } } }), { opinion: 'required' }),
    'limitChoice',
    'warning',
  ],
] as const)('a limit that cannot work is reported while it is drawn: %#', (review, code, severity) => {
  const plan = compileFlow(inARow({ review }), { amount: 'number', due: 'date' })
  expect(findUnsoundness(plan)).toContainEqual(expect.objectContaining({ code, severity, node: 'review' }))
})
