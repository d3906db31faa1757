import { isReminder } from './activity.ts'
import type { Player } from './company.ts'
import type { Step } from './course.ts'
import type { Play } from './play.ts'
import { command, saveDraft } from './play-deed.ts'

/**
 * What nobody in particular did: reminding whoever holds the document, or a step outside. Before anybody has touched the
 * document there is no case to note it with: then its starter already has a draft.
 */
export async function playReport(play: Play, { activity, at, resource }: Step): Promise<Player> {
  const { company, starter, document } = play
  if (play.caseId === '') {
    await saveDraft(play)
    play.expected.push({
      activity: `${document.plan.name} SAVED by ${document.plan.starter}`,
      at,
      by: starter,
      isImplied: true,
    })
  }
  const by = company.administrators.get(resource) ?? company.administrator
  const { approvals } = by.client
  const { caseId } = play
  if (isReminder(activity) && play.status === 'running') {
    play.tally.commands += 1
    play.tally.reminders += 1
    await approvals.urge({ caseId })
  } else await command(play, () => approvals.recordStep({ caseId, step: activity.slice(0, 200) }))
  return by
}
