import { type CaseOutcome, type CaseState, type FlowEvent, outcomeIn } from '@signet/flow'
import type { Acting } from './context.ts'
import type { Design } from './design/design.ts'
import { wantArchive } from './store/archive-store.ts'

/** Result of a command on a case. */
export type Moved = Readonly<{
  design: Design
  recordId: string
  before: CaseState | null
  after: CaseState
  events: readonly FlowEvent[]
  /** Paths of sent values that the person may not write; the old values are kept. */
  ignored: readonly string[]
}>

/** What every command on a case answers. */
export function answerOf({ after, ignored }: Moved) {
  return { caseId: after.id, status: after.status, ignored: [...ignored] }
}

/**
 * How a step has ended a case; undefined where it did not. What decides about a revocation is told as the end of the case
 * that it is about, and never as one of its own.
 */
export function endOf({ after, events }: Pick<Moved, 'after' | 'events'>): CaseOutcome | undefined {
  return after.revokes ? undefined : events.map(outcomeIn).findLast((outcome) => outcome !== undefined)
}

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
