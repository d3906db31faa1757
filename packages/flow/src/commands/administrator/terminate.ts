import { cancelTasks, cancelWaits } from '../../engine/tasks-and-waits.ts'
import { remarkOf } from '../../events/flow-event.ts'
import type { Objection } from '../../refusals.ts'
import {
  type CaseContext,
  evenSuspended,
  firstOf,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessStatus,
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
  objection: firstOf(unlessExists, unlessSystemOrAdministrator, ifEndedForGood),
  options: 'none',
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

/** Archives an ended case; from then on it is read-only. */
export const archive: CommandRule<'archive'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['approved', 'rejected', 'terminated', 'revoked'], 'flow.notEnded'),
  ),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseArchived', at: run.now, by, ...remarkOf(remark) })
  },
}
