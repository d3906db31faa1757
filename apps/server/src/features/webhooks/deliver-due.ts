import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { postSigned } from '../../signing/index.ts'
import type { Begin } from '../../ticker/clock-work.ts'
import { bodyOf } from './body-of.ts'
import { type Delivery, keepBody, takeDue, webhooksInNeed } from './delivery-store.ts'
import { type Attempt, noteAttempt } from './note-attempt.ts'
import { isDoubtful, isResting } from './rest.ts'
import { secretsOf } from './webhook-secret.ts'
import { findWebhook, type Webhook } from './webhook-store.ts'

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

type Place = Readonly<{ server: Server; tenant: string }>

/** How long another system may take, and how much of its answer is kept. */
const limits = { milliseconds: 15_000, bytes: 4096 }

/** Sends something that was taken, and writes down what came of it. */
async function deliver(place: Place, webhook: Webhook, delivery: Delivery): Promise<void> {
  const begun = performance.now()
  const outcome = await sent(place, webhook, delivery)
  const milliseconds = Math.round(performance.now() - begun)
  await noteAttempt(place, { webhookId: webhook.id, delivery, attempt: { ...outcome, milliseconds } })
}

async function sent(
  place: Place,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Omit<Attempt, 'milliseconds'>> {
  const { server } = place
  try {
    if (!webhook.isOn && !delivery.isByHand) throw new Refusal<RefusalCode>('webhooks.switchedOff')
    const body = delivery.body ?? (await fresh(place, webhook, delivery))
    const secrets = secretsOf(place, webhook, isoOf(server.clock()))
    const { url } = webhook
    const { status, beginning } = await postSigned(server, { url, id: delivery.id, body, secrets }, limits)
    const isTaken = status >= 200 && status < 300
    const refusal = { refusal: 'outside.failed', params: { host: new URL(url).host, status } } as const
    // What PostgreSQL cannot keep is no text.
    return { status, answer: beginning.replaceAll('\0', ''), refusal: isTaken ? null : refusal }
  } catch (error) {
    if (!(error instanceof Refusal))
      server.log.error({ err: error, delivery: delivery.id }, 'a delivery failed')
    const { code, params } = error instanceof Refusal ? error : { code: 'server.failed', params: {} }
    return { status: null, answer: '', refusal: { refusal: code, params: { ...params } } }
  }
}

async function fresh(place: Place, webhook: Webhook, delivery: Delivery): Promise<string> {
  const body = await bodyOf(place, webhook, delivery)
  await keepBody(place.server.db.tenant(place.tenant), delivery.id, body)
  return body
}
