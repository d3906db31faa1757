import { refuse } from '../../refusals.ts'
import { evenSuspended } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The case that decided about the revocation of this one has ended. */
export const endRevocation: CommandRule<'endRevocation'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(
    unlessAlive,
    (_context, { by }) => (by === null ? undefined : { code: 'flow.notYourCase' }),
    unlessStatus(['revoking'], 'flow.notRevoking'),
  ),
  carryOut(run, { by, revocation, verdict }) {
    if (run.state.revocation !== revocation) refuse('flow.notRevoking')
    run.record({ type: 'revocationEnded', at: run.now, by, revocation, verdict })
  },
}
