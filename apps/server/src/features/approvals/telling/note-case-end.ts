import { caseOccurrence, isFinal } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { causeOfCase, noteOccurrences } from '../../../occurrences/index.ts'
import type { Acting } from '../case/acting.ts'
import type { Moved } from '../case/moved.ts'

/** Tells triggers that a case has ended, and how. What a revocation comes to, the case that it is about says. */
export async function noteCaseEnd(
  { tx, now, cause }: Pick<Acting, 'tx' | 'now' | 'cause'>,
  { flowId, values }: Readonly<{ flowId: string; values: FormValues }>,
  { before, after }: Pick<Moved, 'before' | 'after'>,
): Promise<void> {
  const { id, status, title, starter, revokes } = after
  if (revokes || !isFinal(status) || before?.status === status) return

  const ended = {
    names: [caseOccurrence(flowId, status)],
    subject: id,
    event: { ...values, case_id: id, case_title: title, outcome: status, launched_by: starter },
    cause: cause ?? (await causeOfCase(tx, id)),
  }
  await noteOccurrences(tx, [ended], now)
}
