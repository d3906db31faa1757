import { remarkOf } from '../../events/flow-event.ts'
import { type Objection, refuse } from '../../refusals.ts'
import {
  type CaseContext,
  evenSuspended,
  firstOf,
  notAfterRevocation,
  unlessExists,
  unlessStarter,
  unlessStatus,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The starter of an approved case asks for its revocation, which a case of its own decides. */
export const revoke: CommandRule<'revoke'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notAfterRevocation,
  objection: firstOf(
    unlessExists,
    unlessStarter,
    unlessRuleAllows,
    unlessStatus(['approved'], 'flow.notApproved'),
  ),
  options: 'none',
  carryOut(run, { by, revocation, ...remark }) {
    run.record({ type: 'revocationStarted', at: run.now, by, revocation, ...remarkOf(remark) })
  },
}

function unlessRuleAllows({ plan }: CaseContext): Objection | undefined {
  return plan.definition.rules.revoke ? undefined : { code: 'flow.revokeOff' }
}

/** The case that decides on the revocation of this one has ended. */
export const endRevocation: CommandRule<'endRevocation'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(
    unlessExists,
    (_context, { by }) => (by === null ? undefined : { code: 'flow.notYourCase' }),
    unlessStatus(['revoking'], 'flow.notRevoking'),
  ),
  options: 'none',
  carryOut(run, { by, revocation, verdict }) {
    if (run.state.revocation !== revocation) refuse('flow.notRevoking')
    run.record({ type: 'revocationEnded', at: run.now, by, revocation, verdict })
  },
}
