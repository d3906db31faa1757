import type { Objection } from '../../refusals.ts'
import { firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { Actor, CommandRule, Moment } from '../command-rule.ts'

/** Begins to handle a task: from to-do to doing. */
export const start: CommandRule<'start'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessOwnOpenTask(moment, actor),
      () => unlessToDo(moment, actor),
    ),
  carryOut(run, { by, task }) {
    run.record({ type: 'taskStarted', at: run.now, by, task })
  },
}

function unlessToDo({ state }: Moment, actor: Actor): Objection | undefined {
  const stage = taskOf(state, actor)?.stage
  if (stage === 'toSign') return { code: 'flow.signFirst' }
  return stage === 'toDo' ? undefined : { code: 'flow.alreadyStarted' }
}
