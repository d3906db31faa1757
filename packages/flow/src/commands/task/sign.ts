import { openStage } from '../../nodes/people/stage.ts'
import { firstOf } from '../../rules/objections.ts'
import { knownTask, taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Takes note of a task: from to-sign to to-do. */
export const sign: CommandRule<'sign'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessOwnOpenTask(moment, actor),
      () => (taskOf(moment.state, actor)?.stage === 'toSign' ? undefined : { code: 'flow.alreadySigned' }),
    ),
  carryOut(run, { by, task }) {
    const signed = { ...knownTask(run.state, task), signedAt: run.now }
    const stage = openStage(run.plan.definition.rules, signed)
    run.record({ type: 'taskSigned', at: run.now, by, task, stage })
  },
}
