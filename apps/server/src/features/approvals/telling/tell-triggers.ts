import { caseOccurrence } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { causeOfCase, noteOccurrences } from '../../../occurrences/index.ts'
import type { Acting } from '../case/acting.ts'
import { endOf } from '../case/end-of.ts'
import type { Moved } from '../case/moved.ts'

/** Tells triggers that a case has ended, and how. */
export async function tellTriggers(
  { tx, now, cause }: Pick<Acting, 'tx' | 'now' | 'cause'>,
  { flowId, values }: Readonly<{ flowId: string; values: FormValues }>,
  moved: Moved,
): Promise<void> {
  const outcome = endOf(moved)
  if (outcome === undefined) return

  const { id, title, starter } = moved.after
  const ended = {
    names: [caseOccurrence(flowId, outcome)],
    subject: id,
    event: { ...values, case_id: id, case_title: title, outcome, launched_by: starter },
    cause: cause ?? (await causeOfCase(tx, id)),
  }
  await noteOccurrences(tx, [ended], now)
}
