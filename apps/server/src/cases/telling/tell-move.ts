import { caseOccurrence } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Snapshot } from '../../people/directory/index.ts'
import { causeOfCase, noteOccurrences } from '../../records/occurrences/index.ts'
import type { Acting } from '../acting.ts'
import { endOf, type Moved } from '../moved.ts'
import { tellPeople } from './tell-people.ts'
import { tellWebhooks } from './tell-webhooks.ts'

type MoveContext = Readonly<{ directory: Snapshot; flowId: string; by: string | null; values: FormValues }>

/** Notifies people, webhooks and triggers of a transition. */
export async function tellMove(
  acting: Pick<Acting, 'tx' | 'tell' | 'now' | 'cause'>,
  telling: MoveContext,
  moved: Moved,
): Promise<void> {
  tellPeople(acting, telling, moved)
  tellWebhooks(acting, telling, moved)
  await tellTriggers(acting, telling, moved)
}

/** Fires the triggers on the end of a case. */
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
