import { evenArchived } from '../../rules/admission.ts'
import { firstOf, unlessAlive } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The receiver of a copy has seen the case. Seeing it again changes nothing. */
export const openCopy: CommandRule<'openCopy'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenArchived,
  objection: firstOf(unlessAlive, ({ state }, { by }) =>
    state?.copies.some(({ person }) => person === by) ? undefined : { code: 'flow.notCopied' },
  ),
  carryOut(run, { by }) {
    const isUnread = run.state.copies.some(({ person, readAt }) => person === by && readAt === undefined)
    if (isUnread) run.record({ type: 'copyOpened', at: run.now, by })
  },
}
