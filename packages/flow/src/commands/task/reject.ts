import { walk } from '../../engine/walk.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import type { Objection } from '../../refusals.ts'
import { closeHelpers } from '../../rules/close-helpers.ts'
import { copyAlong } from '../../rules/copy-along.ts'
import { demandRemark } from '../../rules/decision.ts'
import { firstOf } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { Actor, CommandRule, Moment } from '../command-rule.ts'

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
  const isHandler = task !== undefined && nodeOfTask(plan, task).kind === 'handler'
  return isHandler ? { code: 'flow.handlerCannotReject' } : undefined
}
