import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import type { Begin } from '../../ticker/clock-work.ts'
import { deliver } from './deliver.ts'
import { takeDue, webhooksInNeed } from './delivery-store.ts'
import { isDoubtful, isResting } from './rest.ts'
import { findWebhook } from './webhook-store.ts'

/** Sends what other systems are to be told. Each webhook goes its own way: one that is slow holds up no other. */
export async function deliverDue(server: Server, tenant: string, begin: Begin): Promise<void> {
  const due = await webhooksInNeed(server.db.tenant(tenant), isoOf(server.clock()))
  for (const id of due) begin(id, () => deliverTo({ server, tenant }, id))
}

/** Whoever has taken something has so long; after it somebody else sends it. */
const lease = 120_000
/** How much one webhook is sent at the same time. */
const atOnce = 4

/** Answers whether there was anything whose turn it is. */
async function deliverTo(place: Readonly<{ server: Server; tenant: string }>, webhookId: string) {
  const { server, tenant } = place
  const db = server.db.tenant(tenant)
  for (let any = false; ; any = true) {
    const now = server.clock()
    const span = { now: isoOf(now), until: isoOf(now + lease) }
    const webhook = await findWebhook(db, webhookId)
    const taken = await takeDue(db, {
      ...{ webhookId, ...span },
      most: isDoubtful(webhook) ? 1 : atOnce,
      onlyByHand: isResting(webhook, span.now),
    })
    if (taken.length === 0) return any
    await Promise.all(taken.map((delivery) => deliver(place, webhook, delivery)))
  }
}
