import type { Objection } from '../../refusals.ts'
import { remarkOf } from '../../remark.ts'
import { firstOf, unlessAdministrator, unlessAlive } from '../../rules/objections.ts'
import type { Actor, CommandRule, Moment } from '../command-rule.ts'
import { unlessWaiting, waitOf } from './open-waits.ts'

/** An administrator has failed work tried again. */
export const retryWait: CommandRule<'retryWait'> = {
  about: 'wait',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessAdministrator(moment, actor),
      () => unlessWaiting(moment, actor),
      () => unlessFailed(moment, actor),
    ),
  carryOut(run, { by, wait, ...remark }) {
    run.record({ type: 'waitRetried', at: run.now, by, wait, ...remarkOf(remark) })
  },
}

function unlessFailed({ state }: Moment, actor: Actor): Objection | undefined {
  return waitOf(state, actor)?.failure ? undefined : { code: 'flow.waitNotFailed' }
}
