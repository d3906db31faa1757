import { secondsOf } from '../calendar/wall-clock.ts'
import type { Task } from '../case/case-state.ts'
import { shifted } from '../engine/facts.ts'
import type { Run } from '../engine/run.ts'
import { nextTaskId } from '../engine/tasks-and-waits.ts'
import { walk } from '../engine/walk.ts'
import type { TaskTraits } from '../nodes/node-settings.ts'
import { askingFrom } from '../nodes/people/find-deciders.ts'
import { openStage, type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import { mustGive, settleVotes } from '../nodes/people/settle-votes.ts'
import { type OverdueAct, TimeLimit } from '../nodes/time-limit.ts'
import { closeHelpers, hasTask } from '../rules/decision.ts'
import { knownTask, nodeOfTask } from '../rules/own-task.ts'
import { sendBack, whyNotBack } from '../rules/send-back.ts'
import { findPeople, type PeopleSource } from '../sources/people-source.ts'
import { earlierOf } from './set-deadlines.ts'

/** A limit that was taken out of the flow since: what is due is still marked. */
const silent = TimeLimit.parse({ minutes: 0, overdue: { times: 1 } })

/** What the clock does about a task whose moment has come: it reminds before the limit, and marks it overdue from there on. */
export function passTask(run: Run, { id: task, node, deadline }: Task): void {
  if (deadline?.nextAt === undefined) return

  const limit = run.plan.limits.get(node) ?? silent
  const { dueAt, nextAt, ticks } = deadline
  if (secondsOf(run.now) < secondsOf(dueAt)) {
    const next = nextReminder(run, limit, { dueAt, nextAt })
    run.record({ type: 'taskReminded', at: run.now, by: null, task, nextAt: next })
    return
  }

  const passed = ticksPassed(run, limit, { ticks, nextAt: laterOf({ dueAt, nextAt }) })
  run.record({ type: 'taskOverdue', at: run.now, by: null, task, ...passed })
  if (passed.nextAt === undefined && limit.overdue.act) actByLimit(run, task, limit.overdue.act)
}

type Due = Readonly<{ dueAt: string; nextAt: string }>

/** Reminders that nobody could send (the server stood still) are not sent later. */
function nextReminder(run: Run, limit: TimeLimit, { dueAt, nextAt }: Due): string {
  const every = limit.remind?.every
  if (every === undefined) return dueAt

  const next = shifted(nextAt, every, limit, run.facts)
  const isAhead = secondsOf(next) > secondsOf(run.now)
  return earlierOf(isAhead ? next : shifted(run.now, every, limit, run.facts), dueAt)
}

/** The limit itself is the first tick, also where a reminder was still to come. */
function laterOf({ dueAt, nextAt }: Due): string {
  return secondsOf(nextAt) < secondsOf(dueAt) ? dueAt : nextAt
}

type OverdueTick = Readonly<{ tick: number; nextAt?: string }>

/** Several ticks that have passed at once are told once, as the last of them. */
function ticksPassed(
  run: Run,
  limit: TimeLimit,
  { ticks, nextAt }: { ticks: number; nextAt: string },
): OverdueTick {
  const { every, times } = limit.overdue
  let tick = ticks + 1
  let next = shifted(nextAt, every, limit, run.facts)
  while (tick < times && secondsOf(next) <= secondsOf(run.now)) {
    tick += 1
    next = shifted(next, every, limit, run.facts)
  }
  return tick < times ? { tick, nextAt: next } : { tick }
}

/**
 * The last tick has passed: decides, hands over or sends back in nobody's name, by the rule `timeLimit`. Where that
 * needs a choice or something that only a person can give, an exception tells it and the task stays where it is.
 */
function actByLimit(run: Run, id: string, act: OverdueAct): void {
  const task = knownTask(run.state, id)
  const reason = whyPowerless(run, task, act)
  if (reason === undefined) {
    acts[act.does](run, id, act as never)
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

type Acts = Readonly<{
  [Act in OverdueAct['does']]: (run: Run, task: string, act: Extract<OverdueAct, { does: Act }>) => void
}>

const acts: Acts = {
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

/** Why the clock cannot do what the limit wants; each is a sentence of its own. */
type LimitObstacle = 'choice' | 'demand' | 'handler' | 'nobody' | 'again' | 'frozen' | 'target'

type TaskContext = Readonly<{ task: Task; node: PeopleNode }>

/** Undefined when it can. Nothing that somebody has to choose or to give is ever passed over. */
function whyPowerless(run: Run, task: Task, act: OverdueAct): LimitObstacle | undefined {
  const why: (run: Run, asked: TaskContext, act: never) => LimitObstacle | undefined = rules[act.does]
  return why(run, { task, node: nodeOfTask(run.plan, task) }, act as never)
}

type Rules = Readonly<{
  [Act in OverdueAct['does']]: (
    run: Run,
    asked: TaskContext,
    act: Extract<OverdueAct, { does: Act }>,
  ) => LimitObstacle | undefined
}>

const rules: Rules = {
  agree: (run, { node }) => (mustGive(node) ? 'demand' : ifChosen(run, node)),
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

/** Where whoever decides may have to name somebody or to choose a branch. */
function ifChosen({ plan }: Run, { id, free }: PeopleNode): LimitObstacle | undefined {
  return free || plan.choosers.has(id) ? 'choice' : undefined
}

/** The first of those whom the limit names who has no task in this round. */
function receiverFor(run: Run, task: Task, to: readonly PeopleSource[]): string | undefined {
  const asking = askingFrom(run, run.state.visits[task.node]?.from ?? 'start')
  const people = findPeople(to, asking).map(({ person }) => person)
  return people.find((person) => person !== task.person && !hasTask(run, task, person))
}

function targetFor({ state }: Run, node: string, to: 'start' | 'previous'): string {
  return to === 'start' ? 'start' : (state.visits[node]?.from ?? 'start')
}
