import { cancelTasks } from '../../engine/cancel-tasks.ts'
import { firstOf, unlessAlive, unlessStarter, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The starter throws away what is not on its way: a draft, or a case that came back. */
export const deleteDraft: CommandRule<'deleteDraft'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessStarter(moment, actor),
      () => unlessStatus(moment, ['draft', 'returned', 'recalled'], 'flow.notDeletable'),
    ),
  carryOut(run, { by }) {
    cancelTasks(run, 'ended')
    run.record({ type: 'draftDeleted', at: run.now, by })
  },
}
