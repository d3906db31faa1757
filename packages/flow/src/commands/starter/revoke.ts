import { remarkOf } from '../../events/happened.ts'
import type { Objection } from '../../refusals.ts'
import { notAfterRevocation } from '../../rules/admission.ts'
import {
  type CaseContext,
  firstOf,
  unlessAlive,
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
    unlessAlive,
    unlessStarter,
    unlessRuleAllows,
    unlessStatus(['approved'], 'flow.notApproved'),
  ),
  carryOut(run, { by, revocation, ...remark }) {
    run.record({ type: 'revocationStarted', at: run.now, by, revocation, ...remarkOf(remark) })
  },
}

function unlessRuleAllows({ plan }: CaseContext): Objection | undefined {
  return plan.definition.rules.revoke ? undefined : { code: 'flow.revokeOff' }
}
