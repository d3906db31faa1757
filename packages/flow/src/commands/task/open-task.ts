import type { Objection } from '../../refusals.ts'
import { firstOf } from '../../rules/objections.ts'
import { taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { Actor, CommandRule, Moment } from '../command-rule.ts'

/** Somebody looks at his task. Noted once, and only where it ends the time in which the step before may be taken back. */
export const openTask: CommandRule<'openTask'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessOwnOpenTask(moment, actor),
      () => unlessWanted(moment, actor),
    ),
  carryOut(run, { by, task }) {
    run.record({ type: 'taskSeen', at: run.now, by, task })
  },
}

function unlessWanted({ plan, state }: Moment, actor: Actor): Objection | undefined {
  const isWanted = plan.definition.rules.takeBackUntil === 'opened'
  return isWanted && taskOf(state, actor)?.seenAt === undefined ? undefined : { code: 'flow.alreadyOpened' }
}
