import { cancelTasks } from '../engine/cancel-tasks.ts'
import type { Objection } from '../refusals.ts'
import { remarkOf } from '../remark.ts'
import type { CommandRule, Moment } from './command-rule.ts'
import { firstOf, unlessAdministrator, unlessAlive } from './objections.ts'

/** An administrator ends a case, also one that is already approved or was sent back. */
export const terminate: CommandRule<'terminate'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessAdministrator(moment, actor),
      () => ifEndedForGood(moment),
    ),
  carryOut(run, { by, ...remark }) {
    cancelTasks(run, 'ended')
    run.record({ type: 'caseTerminated', at: run.now, by, ...remarkOf(remark) })
  },
}

function ifEndedForGood({ state }: Moment): Objection | undefined {
  const isEnded = state?.status === 'terminated' || state?.status === 'revoked'
  return isEnded ? { code: 'flow.alreadyTerminated' } : undefined
}
