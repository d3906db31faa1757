import { caseOccurrence } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Snapshot } from '../../../directory/index.ts'
import { causeOfCase, noteOccurrences } from '../../../occurrences/index.ts'
import type { Acting } from '../case/acting.ts'
import { endOf } from '../case/end-of.ts'
import type { Moved } from '../case/moved.ts'
import { tellPeople } from './tell-people.ts'
import { tellWebhooks } from './tell-webhooks.ts'

type Telling = Readonly<{ directory: Snapshot; flowId: string; by: string | null; values: FormValues }>

/** Tells what a step has made of a case: people, other systems, and triggers. */
export async function tellMove(
  acting: Pick<Acting, 'tx' | 'tell' | 'now' | 'cause'>,
  telling: Telling,
  moved: Moved,
): Promise<void> {
  tellPeople(acting, telling, moved)
  tellWebhooks(acting, telling, moved)
  await tellTriggers(acting, telling, moved)
}

/** Tells triggers that a case has ended, and how. */
async function tellTriggers(
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
