import type { Run } from '../engine/run.ts'
import { nextTaskId } from '../engine/task-id.ts'
import { walk } from '../engine/walk.ts'
import type { TaskTraits } from '../nodes/node-traits.ts'
import { taskAt } from '../nodes/people/people-node.ts'
import { settleVotes } from '../nodes/people/settle-votes.ts'
import { openStage } from '../nodes/people/stage.ts'
import type { OverdueAct } from '../nodes/time-limit.ts'
import { closeHelpers } from '../rules/decision.ts'
import { knownTask, nodeOfTask } from '../rules/own-task.ts'
import { sendBack } from '../rules/send-back.ts'
import { receiverFor, targetFor, whyPowerless } from './why-powerless.ts'

/**
 * The last tick has passed: decides, hands over or sends back in nobody's name, by the rule `timeLimit`. Where that
 * needs a choice or something that only a person can give, an exception tells it and the task stays where it is.
 */
export function actByLimit(run: Run, id: string, act: OverdueAct): void {
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
