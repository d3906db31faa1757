import { secondsOf } from '../calendar/wall-clock.ts'
import type { Task } from '../case/task.ts'
import { shiftTime } from '../engine/facts.ts'
import type { Run } from '../engine/run.ts'
import { nextTaskId } from '../engine/tasks-and-waits.ts'
import { walk } from '../engine/walk.ts'
import type { TaskTraits } from '../nodes/node-settings.ts'
import { sourceContextAt } from '../nodes/people/find-deciders.ts'
import { asksIdentity } from '../nodes/people/identity.ts'
import { openStage, type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import { requiresInput, settleVotes } from '../nodes/people/settle-votes.ts'
import { type OverdueAction, TimeLimit } from '../nodes/time-limit.ts'
import { closeHelpers, hasTask } from '../rules/decision.ts'
import { knownTask, nodeOfTask } from '../rules/own-task.ts'
import { sendBack, whyNotBack } from '../rules/send-back.ts'
import { findPeople, type PeopleSource } from '../sources/people-source.ts'
import { earlierOf } from './set-deadlines.ts'

/** Used when the flow no longer has the limit: what is due is still marked. */
const removedLimit = TimeLimit.parse({ minutes: 0, overdue: { times: 1 } })

/** Handles a due task: reminds before the due date and marks it overdue afterwards. */
export function handleDueTask(run: Run, { id: task, node, deadline }: Task): void {
  if (deadline?.nextAt === undefined) return

  const limit = run.plan.limits.get(node) ?? removedLimit
  const { dueAt, nextAt, ticks } = deadline
  if (secondsOf(run.now) < secondsOf(dueAt)) {
    const next = nextReminder(run, limit, { dueAt, nextAt })
    run.record({ type: 'taskReminded', at: run.now, by: null, task, nextAt: next })
    return
  }

  const passed = mergeTicks(run, limit, { ticks, nextAt: laterOf({ dueAt, nextAt }) })
  run.record({ type: 'taskOverdue', at: run.now, by: null, task, ...passed })
  if (passed.nextAt === undefined && limit.overdue.act) runOverdueAction(run, task, limit.overdue.act)
}

type DueTimes = Readonly<{ dueAt: string; nextAt: string }>

/** Skips reminders missed while the server was down. */
function nextReminder(run: Run, limit: TimeLimit, { dueAt, nextAt }: DueTimes): string {
  const every = limit.remind?.every
  if (every === undefined) return dueAt

  const next = shiftTime(nextAt, every, limit, run.facts)
  const isAhead = secondsOf(next) > secondsOf(run.now)
  return earlierOf(isAhead ? next : shiftTime(run.now, every, limit, run.facts), dueAt)
}

/** The due date is the first tick, even when a reminder was still pending. */
function laterOf({ dueAt, nextAt }: DueTimes): string {
  return secondsOf(nextAt) < secondsOf(dueAt) ? dueAt : nextAt
}

type OverdueTick = Readonly<{ tick: number; nextAt?: string }>

/** Merges missed ticks into the last one. */
function mergeTicks(
  run: Run,
  limit: TimeLimit,
  { ticks, nextAt }: { ticks: number; nextAt: string },
): OverdueTick {
  const { every, times } = limit.overdue
  let tick = ticks + 1
  let next = shiftTime(nextAt, every, limit, run.facts)
  while (tick < times && secondsOf(next) <= secondsOf(run.now)) {
    tick += 1
    next = shiftTime(next, every, limit, run.facts)
  }
  return tick < times ? { tick, nextAt: next } : { tick }
}

/**
 * After the last tick, decides, transfers or returns automatically (rule `timeLimit`). When this needs a choice or
 * input by a person, it raises an exception and the task stays.
 */
function runOverdueAction(run: Run, id: string, act: OverdueAction): void {
  const task = knownTask(run.state, id)
  const reason = whyImpossible(run, task, act)
  if (reason === undefined) {
    overdueActions[act.does](run, id, act as never)
    return
  }
  run.record({
    type: 'exceptionRaised',
    at: run.now,
    by: null,
    code: 'limitPowerless',
    node: task.node,
    stops: false,
    params: { act: act.does, reason },
  })
}

type OverdueActions = Readonly<{
  [Act in OverdueAction['does']]: (run: Run, task: string, act: Extract<OverdueAction, { does: Act }>) => void
}>

const overdueActions: OverdueActions = {
  agree: (run, task) => {
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    vote(run, task, taskAt(node).event)
  },
  reject: (run, task) => vote(run, task, 'taskRejected'),
  transfer: (run, task, { to: sources }) => {
    const to = receiverFor(run, knownTask(run.state, task), sources)
    if (to === undefined) return

    const stage = openStage(run.plan.definition.rules)
    const newTask = nextTaskId(run.state)
    run.record({ type: 'taskTransferred', ...byLimit(run, task), newTask, to, stage })
    closeHelpers(run, task)
  },
  return: (run, task, { to: where }) => {
    const { node } = knownTask(run.state, task)
    const to = targetFor(run, node, where)
    const continuation = 'walkAgain' as const
    run.record({ type: 'taskReturned', ...byLimit(run, task), to, continuation })
    closeHelpers(run, task)
    sendBack(run, { task, node, to, continuation })
  },
}

function byLimit(run: Run, task: string) {
  return { at: run.now, by: null, task, automatic: 'timeLimit' as const }
}

function vote(run: Run, task: string, type: TaskTraits['event'] | 'taskRejected'): void {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  run.record({ type, ...byLimit(run, task) })
  closeHelpers(run, task)
  walk(run, settleVotes(run, node))
}

/** Why the automatic action of a limit is impossible; each has its own sentence. */
type LimitObstacle = 'choice' | 'demand' | 'handler' | 'nobody' | 'again' | 'frozen' | 'target'

type TaskContext = Readonly<{ task: Task; node: PeopleNode }>

/** Why an automatic action is impossible, or undefined. Required input and choices are never skipped. */
function whyImpossible(run: Run, task: Task, act: OverdueAction): LimitObstacle | undefined {
  const why: (run: Run, context: TaskContext, act: never) => LimitObstacle | undefined =
    obstacleRules[act.does]
  return why(run, { task, node: nodeOfTask(run.plan, task) }, act as never)
}

type ObstacleRules = Readonly<{
  [Act in OverdueAction['does']]: (
    run: Run,
    context: TaskContext,
    act: Extract<OverdueAction, { does: Act }>,
  ) => LimitObstacle | undefined
}>

const obstacleRules: ObstacleRules = {
  agree: (run, { node }) => (requiresInput(node) || asksIdentity(run, node) ? 'demand' : ifChosen(run, node)),
  reject: (run, { node }) => {
    if (!taskAt(node).mayReject) return 'handler'
    return run.plan.definition.rules.afterReject === 'continue' ? ifChosen(run, node) : undefined
  },
  transfer: (run, { task }, { to }) => {
    if (task.isEscalated) return 'again'
    return receiverFor(run, task, to) === undefined ? 'nobody' : undefined
  },
  return: (run, { node }, { to }) => {
    if (run.state.frozen) return 'frozen'
    if (run.state.revokes) return 'target'
    return whyNotBack(run, node, targetFor(run, node.id, to)) ? 'target' : undefined
  },
}

/** The approver may have to choose people or a branch. */
function ifChosen({ plan }: Run, { id, free }: PeopleNode): LimitObstacle | undefined {
  return free || plan.choosers.has(id) ? 'choice' : undefined
}

/** The first person named by the limit without a task in this round. */
function receiverFor(run: Run, task: Task, to: readonly PeopleSource[]): string | undefined {
  const asking = sourceContextAt(run, run.state.visits[task.node]?.from ?? 'start')
  const people = findPeople(to, asking).map(({ person }) => person)
  return people.find((person) => person !== task.person && !hasTask(run, task, person))
}

function targetFor({ state }: Run, node: string, to: 'start' | 'previous'): string {
  return to === 'start' ? 'start' : (state.visits[node]?.from ?? 'start')
}
