import type { Tx } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { listed, retryTime } from '../../../clock/retry.ts'
import type { Server } from '../../../server.ts'
import { type Delivery, giveUpWaiting, type Reason, saveAttempt } from './delivery-store.ts'
import { lockWebhook, patchWebhook, recordSuccess, type Webhook } from './webhook-store.ts'

/** Result of an attempt; without a refusal it succeeded. */
export type Attempt = Readonly<{
  status: number | null
  answer: string
  milliseconds: number
  refusal: Reason | null
}>
type WebhookContext = Readonly<{ server: Server; tenant: string }>
type FinishedAttempt = Readonly<{ webhookId: string; delivery: Delivery; attempt: Attempt }>

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Pauses after each failure, about a day in total; then the delivery is given up. */
const retries = listed([5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour])
/** Milliseconds without success after which a webhook is switched off; the status `gone` does so at once. */
const patience = 72 * hour
const gone = 410

/** Records an attempt. Locks the webhook before its deliveries to avoid deadlocks. */
export async function recordAttempt(
  { server, tenant }: WebhookContext,
  tried: FinishedAttempt,
): Promise<void> {
  const now = server.clock()
  const facts: OutboxFact[] = []
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const { webhookId, delivery, attempt } = tried
      const noted = { ...attempt, triedAt: isoOf(now) }
      if (attempt.refusal === null) {
        await recordSuccess(tx, webhookId)
        await saveAttempt(tx, delivery.id, { ...noted, state: 'delivered', nextAttemptAt: null })
        return
      }
      const webhook = await lockWebhook(tx, webhookId)
      const isOwn = webhook.isOn && !delivery.isByHand
      await saveAttempt(tx, delivery.id, { ...noted, ...nextOf(delivery, { isOwn, now }) })
      const isHopeless = isOwn && (await recordFailure(tx, webhook, { attempt, now }))
      if (isHopeless)
        facts.push(
          stoppedNotice(webhook, { now, to: (await server.directories.of(tenant)).administrators() }),
        )
      if (facts.length > 0) await server.outbox.write(tx, facts, isoOf(now))
    })
  if (facts.length > 0) server.outbox.wake(tenant)
}

/** Deliveries sent by hand, or of a webhook that is off, are not retried. */
function nextOf({ attempts }: Delivery, { isOwn, now }: Readonly<{ isOwn: boolean; now: number }>) {
  const nextAttemptAt = (isOwn && retryTime(retries, attempts, now)) || null
  return { state: nextAttemptAt === null ? 'failed' : 'waiting', nextAttemptAt } as const
}

type FailedAttempt = Readonly<{ attempt: Attempt; now: number }>

/** Records a failure. Returns whether it switched the webhook off. */
async function recordFailure(tx: Tx, webhook: Webhook, { attempt, now }: FailedAttempt): Promise<boolean> {
  const { id, failingSince } = webhook
  const since = failingSince ?? isoOf(now)
  if (attempt.status !== gone && now - Date.parse(since) < patience) {
    await patchWebhook(tx, id, { failingSince: since, ...afterFailure(webhook, now) })
    return false
  }
  await patchWebhook(tx, id, { isOn: false, failingSince: since, stoppedAt: isoOf(now) })
  await giveUpWaiting(tx, id, { refusal: 'webhooks.switchedOff', params: {} })
  return true
}

function stoppedNotice(
  { id, name }: Webhook,
  { now, to }: Readonly<{ now: number; to: readonly string[] }>,
): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds: [...to],
      kind: 'system',
      titleKey: 'webhooks.notice.stopped',
      titleParams: { name },
      fact: `webhook:${id}:${isoOf(now)}`,
    },
  }
}

type RestState = Pick<Webhook, 'inVain' | 'restsUntil'>

/** Consecutive failures that may be due to single deliveries; more are due to the receiver. */
const tolerated = 5
const firstRest = 30_000
const longestRest = 15 * 60_000

/** Automatic deliveries wait for the end of the pause; those sent by hand do not. */
export function isResting({ restsUntil }: Pick<Webhook, 'restsUntil'>, now: string): boolean {
  return restsUntil !== null && now < restsUntil
}

/** After a pause, a single delivery tests whether the receiver is back. */
export function isDoubtful({ inVain }: Pick<Webhook, 'inVain'>): boolean {
  return inVain >= tolerated
}

/**
 * Returns the state after a failure: from the fifth in a row, a pause of 30 s, 1, 2, 4 … minutes, at most
 * 15. Attempts already in flight do not extend it.
 */
function afterFailure({ inVain, restsUntil }: RestState, now: number): RestState {
  if (isResting({ restsUntil }, isoOf(now))) return { inVain, restsUntil }

  const failed = inVain + 1
  const rest = Math.min(firstRest * 2 ** (failed - tolerated), longestRest)
  return { inVain: failed, restsUntil: failed < tolerated ? null : isoOf(now + rest) }
}
