import { openStage } from '../../nodes/people/stage.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf } from '../../rules/objections.ts'
import { knownTask, taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Takes note of a task: from to-sign to to-do. */
export const sign: CommandRule<'sign'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, ({ state }, actor) =>
    taskOf(state, actor)?.stage === 'toSign' ? undefined : { code: 'flow.alreadySigned' },
  ),
  carryOut(run, { by, task }) {
    const signed = { ...knownTask(run.state, task), signedAt: run.now }
    const stage = openStage(run.plan.definition.rules, signed)
    run.record({ type: 'taskSigned', at: run.now, by, task, stage })
  },
}
