import { type Objection, refuse } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import { copyAlong } from '../../rules/decision.ts'
import { type Actor, type CaseContext, firstOf } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Shows the case to colleagues while it is on one's desk. */
export const copy: CommandRule<'copy'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessInHand, unlessCopyOn),
  carryOut(run, { by, task, people }) {
    if (people.length === 0) refuse('flow.chosenNobody')
    copyAlong(run, nodeOfTask(run.plan, knownTask(run.state, task)), { by, copyTo: people })
  },
}

function unlessCopyOn({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  return task && !nodeOfTask(plan, task).copyFreely ? { code: 'flow.copyOff' } : undefined
}
