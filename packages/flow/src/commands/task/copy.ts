import { type Objection, refuse } from '../../refusals.ts'
import { copyAlong } from '../../rules/copy-along.ts'
import { firstOf } from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { Actor, CommandRule, Moment } from '../command-rule.ts'

/** Shows the case to colleagues while it is on one's desk. */
export const copy: CommandRule<'copy'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessInHand(moment, actor),
      () => unlessCopyOn(moment, actor),
    ),
  carryOut(run, { by, task, people }) {
    if (people.length === 0) refuse('flow.chosenNobody')
    copyAlong(run, nodeOfTask(run.plan, knownTask(run.state, task)), { by, copyTo: people })
  },
}

function unlessCopyOn({ plan, state }: Moment, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  return task && !nodeOfTask(plan, task).copyFreely ? { code: 'flow.copyOff' } : undefined
}
