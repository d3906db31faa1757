import { liveOnly } from '../../rules/admission.ts'
import { firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Gives a signed task back to the to-sign list, as long as work on it has not begun. */
export const unsign: CommandRule<'unsign'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessOwnOpenTask,
    ({ state }, actor) =>
      taskOf(state, actor)?.signedAt === undefined ? { code: 'flow.notSigned' } : undefined,
    ({ state }, actor) =>
      taskOf(state, actor)?.startedAt === undefined ? undefined : { code: 'flow.alreadyStarted' },
  ),
  carryOut(run, { by, task }) {
    run.record({ type: 'taskUnsigned', at: run.now, by, task })
  },
}
