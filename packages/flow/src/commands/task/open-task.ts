import type { Objection } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import { type Actor, type CaseContext, firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** The owner opens a task; recorded once, and only where opening ends the time for taking the previous decision back. */
export const openTask: CommandRule<'openTask'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, unlessWanted),
  carryOut(run, { by, task }) {
    run.record({ type: 'taskSeen', at: run.now, by, task })
  },
}

function unlessWanted({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const isWanted = plan.definition.rules.takeBackUntil === 'opened'
  return isWanted && taskOf(state, actor)?.seenAt === undefined ? undefined : { code: 'flow.alreadyOpened' }
}
