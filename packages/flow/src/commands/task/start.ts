import type { Objection } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import { type Actor, type CaseContext, firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Begins to handle a task: from to-do to doing. */
export const start: CommandRule<'start'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, unlessToDo),
  carryOut(run, { by, task }) {
    run.record({ type: 'taskStarted', at: run.now, by, task })
  },
}

function unlessToDo({ state }: CaseContext, actor: Actor): Objection | undefined {
  const stage = taskOf(state, actor)?.stage
  if (stage === 'toSign') return { code: 'flow.signFirst' }
  return stage === 'toDo' ? undefined : { code: 'flow.alreadyStarted' }
}
