import { type CaseOutcome, type CaseState, type FlowEvent, outcomeIn } from '@signet/flow'
import type { WriteContext } from './context.ts'
import type { Design } from './design/compiled-design.ts'
import { requestArchive } from './store/archive-store.ts'

/** Result of a command on a case. */
export type CommandResult = Readonly<{
  design: Design
  recordId: string
  before: CaseState | null
  after: CaseState
  events: readonly FlowEvent[]
  /** Paths of sent values that the person may not write; the old values are kept. */
  ignored: readonly string[]
}>

/** Returns the response of every command on a case. */
export function commandAnswer({ after, ignored }: CommandResult) {
  return { caseId: after.id, status: after.status, ignored: [...ignored] }
}

/**
 * Returns how a command ended the case; undefined if it did not. The end of a revocation counts as the end
 * of the original case.
 */
export function outcomeOf({
  after,
  events,
}: Pick<CommandResult, 'after' | 'events'>): CaseOutcome | undefined {
  return after.revokes ? undefined : events.map(outcomeIn).findLast((outcome) => outcome !== undefined)
}

/**
 * Requests the archive document of a case that has ended, if its flow asks for one, or that was archived by
 * hand. The document is made after the commit. A revocation is not archived: its outcome is the end of the
 * original case.
 */
export async function requestArchiveOfEnded(
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  result: CommandResult,
): Promise<void> {
  const { design, after, events } = result
  const { onEnd } = design.flow.definition.rules.archive
  const isPutAway = events.some(({ type }) => type === 'caseArchived')
  if (after.revokes || !(isPutAway || (onEnd && outcomeOf(result)))) return
  await requestArchive(tx, { caseId: after.id, now })
}
