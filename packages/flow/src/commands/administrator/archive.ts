import { remarkOf } from '../../events/happened.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf, unlessAdministrator, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Puts a case that has ended away for good: from now on it is only read. */
export const archive: CommandRule<'archive'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessAlive,
    unlessAdministrator,
    unlessStatus(['approved', 'rejected', 'terminated', 'revoked'], 'flow.notEnded'),
  ),
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseArchived', at: run.now, by, ...remarkOf(remark) })
  },
}
