import { openTasksFor } from '../../engine/tasks-and-waits.ts'
import { remarkOf } from '../../events/flow-event.ts'
import type { Objection } from '../../refusals.ts'
import { receiversOf } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf, liveOnly, notOnRevocation } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Asks colleagues to work on the form of a task, without a vote. The owner may decide before they are done. */
export const assist: CommandRule<'assist'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notOnRevocation,
  objection: firstOf(unlessInHand, unlessAssistOn),
  options: 'none',
  carryOut(run, { by, task, people, ...remark }) {
    const requested = receiversOf(run, { by, task: knownTask(run.state, task), people })
    const helpers = openTasksFor(run.state, requested, () => 'doing')
    run.record({ type: 'helpAsked', at: run.now, by, task, helpers, ...remarkOf(remark) })
  },
}

function unlessAssistOn({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  return task && !nodeOfTask(plan, task).assist ? { code: 'flow.assistOff' } : undefined
}

/** A helper hands the form back; the caller keeps what they wrote into it. */
export const help: CommandRule<'help'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, ({ state }, actor) =>
    taskOf(state, actor)?.assists === undefined ? { code: 'flow.notAHelper' } : undefined,
  ),
  options: 'none',
  carryOut(run, { by, task, ...remark }) {
    run.record({ type: 'taskHelped', at: run.now, by, task, ...remarkOf(remark) })
  },
}
