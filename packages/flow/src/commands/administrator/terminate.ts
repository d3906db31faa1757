import { cancelTasks, cancelWaits } from '../../engine/cancel-tasks.ts'
import { remarkOf } from '../../events/happened.ts'
import type { Objection } from '../../refusals.ts'
import { evenSuspended } from '../../rules/admission.ts'
import {
  type CaseContext,
  firstOf,
  unlessAlive,
  unlessSystemOrAdministrator,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Ends a case, even an approved or returned one; issued by an administrator or by the end of its parent case. */
export const terminate: CommandRule<'terminate'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessAlive, unlessSystemOrAdministrator, ifEndedForGood),
  carryOut(run, { by, ...remark }) {
    const { status, suspended, tokens } = run.state
    const stood = { status: suspended ?? status, tokens }
    cancelTasks(run, 'ended')
    cancelWaits(run, 'ended')
    run.record({ type: 'caseTerminated', at: run.now, by, stood, ...remarkOf(remark) })
  },
}

function ifEndedForGood({ state }: CaseContext): Objection | undefined {
  if (state?.status === 'revoking') return { code: 'flow.isRevoking' }
  const isEnded = state?.status === 'terminated' || state?.status === 'revoked'
  return isEnded ? { code: 'flow.alreadyTerminated' } : undefined
}
