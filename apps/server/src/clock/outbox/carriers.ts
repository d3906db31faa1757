import type { Carriers, Round } from './carrier.ts'
import { carryListsChanged } from './carry-lists-changed.ts'
import { carryNotices } from './carry-notices.ts'
import { carryWebhookEvents } from './carry-webhook-events.ts'
import type { FactBody } from './facts.ts'

/** The carrier of each topic. */
export const carriers: Carriers = {
  notice: carryNotices,
  listsChanged: carryListsChanged,
  stepWoken: carryWokenSteps,
  webhookEvents: carryWebhookEvents,
}

/** Makes waits due now, since their steps may be able to continue. */
async function carryWokenSteps({ tx, now }: Round, facts: readonly FactBody<'stepWoken'>[]) {
  const ids = facts.map(({ waitId }) => waitId)
  await tx
    .updateTable('flowWait')
    .set({ nextAttemptAt: now })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  return facts.map(() => [])
}
