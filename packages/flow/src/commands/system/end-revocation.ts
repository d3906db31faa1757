import { refuse } from '../../refusals.ts'
import { firstOf, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The case that decided about the revocation of this one has ended. */
export const endRevocation: CommandRule<'endRevocation'> = {
  about: 'case',
  objection: (moment, { by }) =>
    firstOf(
      () => unlessAlive(moment),
      () => (by === null ? undefined : { code: 'flow.notYourCase' }),
      () => unlessStatus(moment, ['revoking'], 'flow.notRevoking'),
    ),
  carryOut(run, { by, revocation, verdict }) {
    if (run.state.revocation !== revocation) refuse('flow.notRevoking')
    run.record({ type: 'revocationEnded', at: run.now, by, revocation, verdict })
  },
}
