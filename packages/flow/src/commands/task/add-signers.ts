import { openTasksFor } from '../../engine/open-tasks.ts'
import type { Run } from '../../engine/run.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/happened.ts'
import { depthOf } from '../../nodes/people/ballot.ts'
import { taskAt } from '../../nodes/people/people-node.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import { openStage } from '../../nodes/people/stage.ts'
import { votingRule } from '../../nodes/people/voting-rule.ts'
import type { Objection } from '../../refusals.ts'
import { notOnRevocation } from '../../rules/admission.ts'
import { closeHelpers, demandRemark } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import { receiversOf } from '../../rules/receivers.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/**
 * Lets colleagues vote by a rule of their own. Before: the owner waits and then decides freely. After: the owner agrees
 * with this command, and the verdict of the colleagues becomes the owner's vote.
 */
export const addSigners: CommandRule<'addSigners'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: notOnRevocation,
  objection: firstOf(unlessInHand, unlessMayAdd),
  carryOut(run, command) {
    const { by, task: id, people, place, voting, ...given } = command
    const task = knownTask(run.state, id)
    const asked = receiversOf(run, { by, task, people })
    if (place === 'after') agreeFirst(run, command)

    const born = openStage(run.plan.definition.rules)
    const { isInTurn } = votingRule(voting)
    const signers = openTasksFor(run.state, asked, (turn) => (isInTurn && turn > 0 ? 'waiting' : born))
    const remark = place === 'before' ? remarkOf(given) : {}
    run.record({ type: 'signersAdded', at: run.now, by, task: id, place, voting, signers, ...remark })
    walk(run, settleVotes(run, nodeOfTask(run.plan, task)))
  },
}

function agreeFirst(run: Run, { by, task: id, ...given }: FlowCommandOf<'addSigners'>): void {
  const remark = demandRemark(run, id, given)
  const type = taskAt(nodeOfTask(run.plan, knownTask(run.state, id))).event
  run.record({ type, at: run.now, by, task: id, ...remark })
  closeHelpers(run, id)
}

function unlessMayAdd({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (!state || !task) return undefined

  const { addSigners: levels } = nodeOfTask(plan, task)
  if (levels === 0) return { code: 'flow.addSignersOff' }
  return depthOf(state, task) < levels ? undefined : { code: 'flow.addSignersTooDeep', params: { levels } }
}
