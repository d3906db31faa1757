import { totalOf } from '../../people/inbox/index.ts'
import type { Carriers, Letter, Round } from './carrier.ts'
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

/** Notifies people once per round that their lists of approvals changed. */
async function carryListsChanged(_round: Round, facts: readonly FactBody<'listsChanged'>[]) {
  const personIds = [...new Set(facts.flatMap((fact) => fact.personIds))]
  const letters = personIds.map(listsChangedLetter)
  return facts.map((_, index) => (index === facts.length - 1 ? letters : []))
}

function listsChangedLetter(personId: string): Letter {
  return {
    personId,
    frame: ({ sequence, unread }) => ({
      method: 'changed',
      sequence,
      topics: ['approvals'],
      unreadTotalCount: totalOf(unread),
    }),
  }
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
