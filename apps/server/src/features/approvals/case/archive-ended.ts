import type { Acting } from './acting.ts'
import { wantArchive } from './archive-store.ts'
import { endOf } from './end-of.ts'
import type { Moved } from './moved.ts'

/**
 * A case that has ended is kept as a document when its flow says so, and in any case when it is put away. The document is
 * made after the commit. What decides about revoking a case is no case to keep: its outcome is the end of the other one.
 */
export async function archiveEnded({ tx, now }: Pick<Acting, 'tx' | 'now'>, moved: Moved): Promise<void> {
  const { design, after, events } = moved
  const { onEnd } = design.flow.definition.rules.archive
  const isPutAway = events.some(({ type }) => type === 'caseArchived')
  if (after.revokes || !(isPutAway || (onEnd && endOf(moved)))) return
  await wantArchive(tx, { caseId: after.id, now })
}
