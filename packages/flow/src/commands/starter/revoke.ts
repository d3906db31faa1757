import type { Objection } from '../../refusals.ts'
import { remarkOf } from '../../remark.ts'
import { firstOf, unlessAlive, unlessStarter, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule, Moment } from '../command-rule.ts'

/** The starter of an approved case asks for its revocation, which a case of its own decides. */
export const revoke: CommandRule<'revoke'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessStarter(moment, actor),
      () => unlessRuleAllows(moment),
      () => unlessStatus(moment, ['approved'], 'flow.notApproved'),
    ),
  carryOut(run, { by, revocation, ...remark }) {
    run.record({ type: 'revocationStarted', at: run.now, by, revocation, ...remarkOf(remark) })
  },
}

function unlessRuleAllows({ plan }: Moment): Objection | undefined {
  return plan.definition.rules.revoke ? undefined : { code: 'flow.revokeOff' }
}
