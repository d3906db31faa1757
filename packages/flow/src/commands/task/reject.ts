import { walk } from '../../engine/walk.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import type { Objection } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import { closeHelpers } from '../../rules/close-helpers.ts'
import { copyAlong } from '../../rules/copy-along.ts'
import { demandRemark } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Votes no. */
export const reject: CommandRule<'reject'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessInHand, ifHandler),
  carryOut(run, { by, task, ...given }) {
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    const remark = demandRemark(run, task, given)
    run.record({ type: 'taskRejected', at: run.now, by, task, ...remark })
    closeHelpers(run, task)
    copyAlong(run, node, { by, ...(given.copyTo && { copyTo: given.copyTo }) })
    walk(run, settleVotes(run, node))
  },
}

function ifHandler({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isHandler = task !== undefined && nodeOfTask(plan, task).kind === 'handler'
  return isHandler ? { code: 'flow.handlerCannotReject' } : undefined
}
