import { firstOf, unlessAlive } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The receiver of a copy has seen the case. Seeing it again changes nothing. */
export const openCopy: CommandRule<'openCopy'> = {
  about: 'case',
  objection: (moment, { by }) =>
    firstOf(
      () => unlessAlive(moment),
      () =>
        moment.state?.copies.some(({ person }) => person === by) ? undefined : { code: 'flow.notCopied' },
    ),
  carryOut(run, { by }) {
    const isUnread = run.state.copies.some(({ person, readAt }) => person === by && readAt === undefined)
    if (isUnread) run.record({ type: 'copyOpened', at: run.now, by })
  },
}
