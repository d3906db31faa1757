import { walk } from '../../engine/walk.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import { liveOnly } from '../../rules/admission.ts'
import { closeHelpers } from '../../rules/close-helpers.ts'
import { copyAlong } from '../../rules/copy-along.ts'
import { demandRemark } from '../../rules/decision.ts'
import { knownTask, nodeOfTask, unlessInHand } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Votes yes; at a handler's node the work is recorded as handled. */
export const agree: CommandRule<'agree'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: unlessInHand,
  carryOut(run, { by, task, ...given }) {
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    const remark = demandRemark(run, task, given)
    const type = node.kind === 'handler' ? 'taskHandled' : 'taskAgreed'
    run.record({ type, at: run.now, by, task, ...remark })
    closeHelpers(run, task)
    copyAlong(run, node, { by, ...(given.copyTo && { copyTo: given.copyTo }) })
    walk(run, settleVotes(run, node))
  },
}
