import type { Run } from '../../engine/run.ts'
import { walk } from '../../engine/walk.ts'
import { taskAt } from '../../nodes/people/people-node.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import type { Objection } from '../../refusals.ts'
import { closeHelpers, copyAlong, demandAgreement, demandReason } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf, liveOnly } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/** Votes in favour, recorded as agreed or handled depending on the node. */
export const agree: CommandRule<'agree'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: unlessInHand,
  options: 'none',
  carryOut(run, command) {
    const node = nodeOfTask(run.plan, knownTask(run.state, command.task))
    castVote(run, command, { type: taskAt(node).event, demand: demandAgreement })
  },
}

/** Votes against. */
export const reject: CommandRule<'reject'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessInHand, unlessMayReject),
  options: 'none',
  carryOut(run, command) {
    castVote(run, command, { type: 'taskRejected', demand: demandReason })
  },
}

type VoteCommand = FlowCommandOf<'agree' | 'reject'>
type Vote = Readonly<{
  type: 'taskAgreed' | 'taskHandled' | 'taskRejected'
  demand: typeof demandReason
}>

function castVote(run: Run, { by, task, ...given }: VoteCommand, { type, demand }: Vote): void {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  run.record({ type, at: run.now, by, task, ...demand(run, task, given) })
  closeHelpers(run, task)
  copyAlong(run, node, { by, ...(given.copyTo && { copyTo: given.copyTo }) })
  walk(run, settleVotes(run, node))
}

function unlessMayReject({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isForbidden = task !== undefined && !taskAt(nodeOfTask(plan, task)).mayReject
  return isForbidden ? { code: 'flow.handlerCannotReject' } : undefined
}
