import type { Acting } from './acting.ts'
import { endOf, type Moved } from './moved.ts'
import { wantArchive } from './store/archive-store.ts'

/**
 * Requests the archive document of a case that has ended, if its flow asks for one, or that was archived by
 * hand. The document is made after the commit. A revocation is not archived: its outcome is the end of the
 * original case.
 */
export async function archiveEnded({ tx, now }: Pick<Acting, 'tx' | 'now'>, moved: Moved): Promise<void> {
  const { design, after, events } = moved
  const { onEnd } = design.flow.definition.rules.archive
  const isPutAway = events.some(({ type }) => type === 'caseArchived')
  if (after.revokes || !(isPutAway || (onEnd && endOf(moved)))) return
  await wantArchive(tx, { caseId: after.id, now })
}
