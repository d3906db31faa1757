import { titlesFor } from '../../case/title.ts'
import { cancelTasks } from '../../engine/tasks-and-waits.ts'
import {
  firstOf,
  liveOnly,
  notAfterRevocation,
  unlessExists,
  unlessLauncher,
  unlessStarter,
  unlessStatus,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Saves the form of a new case, or of one that came back to the starter. */
export const saveDraft: CommandRule<'saveDraft'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: notAfterRevocation,
  objection: (context, actor) =>
    context.state === null ? unlessLauncher(context, actor) : unlessMaySaveAgain(context, actor),
  options: 'none',
  carryOut(run, command) {
    const { by, caseId, flowVersionId, urgency, parent, followsUp } = command
    const before = run.stateOrNull
    const starter = before?.starter ?? command.for ?? by
    run.record({
      type: 'draftSaved',
      at: run.now,
      by,
      caseId: before?.id ?? caseId,
      flowVersionId,
      starter,
      ...titlesFor(run.plan, run.facts, starter),
      urgency: urgency ?? before?.urgency ?? 'normal',
      ...(parent && { parent }),
      ...(followsUp !== undefined && { followsUp }),
    })
  },
}

const unlessMaySaveAgain = firstOf(
  unlessExists,
  unlessStarter,
  unlessStatus(['draft', 'returned', 'recalled'], 'flow.notADraft'),
)

/** The starter deletes a draft, or a case that came back. */
export const deleteDraft: CommandRule<'deleteDraft'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessStarter,
    unlessStatus(['draft', 'returned', 'recalled'], 'flow.notDeletable'),
  ),
  options: 'none',
  carryOut(run, { by }) {
    cancelTasks(run, 'ended')
    run.record({ type: 'draftDeleted', at: run.now, by })
  },
}
