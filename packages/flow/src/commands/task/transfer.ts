import type { Run } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/tasks-and-waits.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { openStage } from '../../nodes/people/people-node.ts'
import { type Objection, refuse } from '../../refusals.ts'
import { closeHelpers, hasTask, refuseOwner } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf, notOnRevocation } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import { refuseExternals } from '../../rules/refuse-externals.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/** Hands a task, with its vote, to a colleague who has none in this round. */
export const transfer: CommandRule<'transfer'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notOnRevocation,
  objection: firstOf(unlessInHand, ifTransferOff),
  options: 'none',
  carryOut(run, command) {
    const { by, task, to, ...remark } = command
    checkReceiver(run, command)

    const stage = openStage(run.plan.definition.rules)
    const newTask = nextTaskId(run.state)
    run.record({ type: 'taskTransferred', at: run.now, by, task, newTask, to, stage, ...remarkOf(remark) })
    closeHelpers(run, task)
  },
}

function ifTransferOff({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  return task && !nodeOfTask(plan, task).transfer ? { code: 'flow.transferOff' } : undefined
}

function checkReceiver(run: Run, { by, task: id, to }: FlowCommandOf<'transfer'>): void {
  const { directory } = run.facts
  const task = knownTask(run.state, id)
  if (to === by) refuse('flow.transferToSelf')
  refuseOwner(run, task, [to])
  if (!directory.isActive(to)) refuse('flow.transferToInactive', { name: directory.nameOf(to) })
  refuseExternals(run, [to])

  if (hasTask(run, task, to)) refuse('flow.transferToHolder', { name: directory.nameOf(to) })
}
