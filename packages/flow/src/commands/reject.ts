import { walk } from '../engine/walk.ts'
import { taskAt } from '../nodes/people/people-node.ts'
import { settleVotes } from '../nodes/people/settle-votes.ts'
import type { Objection } from '../refusals.ts'
import { closeHelpers } from './close-helpers.ts'
import type { Actor, CommandRule, Moment } from './command-rule.ts'
import { copyAlong } from './copy-along.ts'
import { demandRemark } from './demand-remark.ts'
import { firstOf } from './objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from './own-task.ts'

/** Votes no. */
export const reject: CommandRule<'reject'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessInHand(moment, actor),
      () => ifHandler(moment, actor),
    ),
  carryOut(run, { by, task, ...given }) {
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    const remark = demandRemark(run, task, given)
    run.record({ type: 'taskRejected', at: run.now, by, task, ...remark })
    closeHelpers(run, task)
    copyAlong(run, node, { by, ...(given.copyTo && { copyTo: given.copyTo }) })
    walk(run, settleVotes(run, node))
  },
}

function ifHandler({ plan, state }: Moment, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isForbidden = task !== undefined && !taskAt(nodeOfTask(plan, task)).mayReject
  return isForbidden ? { code: 'flow.handlerCannotReject' } : undefined
}
