import { remarkOf } from '../../remark.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf, unlessAdministrator, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** An administrator holds a case; nobody may do anything with it until it is resumed. */
export const suspend: CommandRule<'suspend'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessAlive,
    unlessAdministrator,
    unlessStatus(['running', 'exception', 'returned'], 'flow.notRunning'),
  ),
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseSuspended', at: run.now, by, ...remarkOf(remark) })
  },
}
