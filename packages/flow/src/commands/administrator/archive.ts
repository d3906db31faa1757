import { remarkOf } from '../../remark.ts'
import { firstOf, unlessAdministrator, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Puts a case that has ended away for good: from now on it is only read. */
export const archive: CommandRule<'archive'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessAdministrator(moment, actor),
      () => unlessStatus(moment, ['approved', 'rejected', 'terminated', 'revoked'], 'flow.notEnded'),
    ),
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseArchived', at: run.now, by, ...remarkOf(remark) })
  },
}
