import { secondsOf } from '../calendar/instant.ts'
import type { Task } from '../case/case-state.ts'
import { nextTaskId } from '../engine/open-tasks.ts'
import type { Run } from '../engine/run.ts'
import { walk } from '../engine/walk.ts'
import type { TaskTraits } from '../nodes/node-traits.ts'
import { taskAt } from '../nodes/people/people-node.ts'
import { settleVotes } from '../nodes/people/settle-votes.ts'
import { openStage } from '../nodes/people/stage.ts'
import { type OverdueAct, TimeLimit } from '../nodes/time-limit.ts'
import { closeHelpers } from '../rules/decision.ts'
import { knownTask, nodeOfTask } from '../rules/own-task.ts'
import { sendBack } from '../rules/send-back.ts'
import { shifted } from './calendar-of.ts'
import { earlierOf } from './set-deadlines.ts'
import { receiverFor, targetFor, whyPowerless } from './why-powerless.ts'

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
