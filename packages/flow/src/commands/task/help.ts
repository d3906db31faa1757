import { remarkOf } from '../../remark.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** A helper gives back what he was asked for; what he wrote into the form is the caller's to keep. */
export const help: CommandRule<'help'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, ({ state }, actor) =>
    taskOf(state, actor)?.assists === undefined ? { code: 'flow.notAHelper' } : undefined,
  ),
  carryOut(run, { by, task, ...remark }) {
    run.record({ type: 'taskHelped', at: run.now, by, task, ...remarkOf(remark) })
  },
}
