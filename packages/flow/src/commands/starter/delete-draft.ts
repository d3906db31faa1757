import { cancelTasks } from '../../engine/cancel-tasks.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessStarter, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The starter deletes a draft, or a case that came back. */
export const deleteDraft: CommandRule<'deleteDraft'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessAlive,
    unlessStarter,
    unlessStatus(['draft', 'returned', 'recalled'], 'flow.notDeletable'),
  ),
  carryOut(run, { by }) {
    cancelTasks(run, 'ended')
    run.record({ type: 'draftDeleted', at: run.now, by })
  },
}
