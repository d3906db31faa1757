import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { loadCase } from '../../../cases/load-case.ts'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import type { Begin } from '../../../clock/ticker.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import { houseLanguage } from '../../../http/caller.ts'
import { postSigned } from '../../../outside/signing/index.ts'
import { openAccess } from '../../../records/models/index.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import type { Server } from '../../../server.ts'
import { type Delivery, keepBody, takeDue, webhooksInNeed } from './delivery-store.ts'
import { type Attempt, isDoubtful, isResting, recordAttempt } from './note-attempt.ts'
import { secretsOf } from './webhook-secret.ts'
import { findWebhook, type Webhook } from './webhook-store.ts'

/** Sends due deliveries. Each webhook has its own queue, so that a slow one blocks no other. */
export async function deliverDue(server: Server, tenant: string, begin: Begin): Promise<boolean> {
  const due = await webhooksInNeed(server.db.tenant(tenant), isoOf(server.clock()))
  for (const id of due) begin(id, () => deliverTo({ server, tenant }, id))
  // The lanes say whether anything was done.
  return false
}

const column = { table: 'webhook_delivery', id: 'id', until: 'next_attempt_at' }
/** Maximum parallel deliveries per webhook. */
const atOnce = 4

/** Returns whether any delivery was due. */
async function deliverTo(place: Readonly<{ server: Server; tenant: string }>, webhookId: string) {
  const { server, tenant } = place
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: async (lease) => {
      const webhook = await findWebhook(db, webhookId)
      const taken = await takeDue(db, {
        ...{ webhookId, ...lease },
        most: isDoubtful(webhook) ? 1 : atOnce,
        onlyByHand: isResting(webhook, lease.now),
      })
      return taken.map((delivery) => ({ webhook, delivery }))
    },
    idOf: ({ delivery }) => delivery.id,
    work: ({ webhook, delivery }) => deliver(place, webhook, delivery),
  })
}

/** Limits of the receiver's response. */
const limits = { milliseconds: 15_000, bytes: 4096 }

/** Sends a taken delivery and records the outcome. */
async function deliver(place: WebhookContext, webhook: Webhook, delivery: Delivery): Promise<void> {
  const begun = performance.now()
  const outcome = await send(place, webhook, delivery)
  const milliseconds = Math.round(performance.now() - begun)
  await recordAttempt(place, { webhookId: webhook.id, delivery, attempt: { ...outcome, milliseconds } })
}

async function send(
  place: WebhookContext,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Omit<Attempt, 'milliseconds'>> {
  const { server } = place
  try {
    if (!webhook.isOn && !delivery.isByHand) throw new Refusal<RefusalCode>('webhooks.switchedOff')
    await server.tenants.refuseCopy(place.tenant)
    const body = delivery.body ?? (await createBody(place, webhook, delivery))
    const secrets = secretsOf(place, webhook, isoOf(server.clock()))
    const { beginning, ...answer } = await post(server, webhook, { id: delivery.id, body, secrets })
    // PostgreSQL text cannot hold NUL.
    return { ...answer, answer: beginning.replaceAll('\0', '') }
  } catch (error) {
    if (!(error instanceof Refusal))
      server.log.error({ err: error, delivery: delivery.id }, 'a delivery failed')
    const { code, params } = error instanceof Refusal ? error : { code: 'server.failed', params: {} }
    return { status: null, answer: '', refusal: { refusal: code, params: { ...params } } }
  }
}

type Posted = Readonly<{ id: string; body: string; secrets: readonly string[] }>
type Answer = Readonly<{ status: number; beginning: string; refusal: Attempt['refusal'] }>

async function post(
  server: Server,
  { url, format }: Webhook,
  { id, body, secrets }: Posted,
): Promise<Answer> {
  const isStandard = format === 'standard'
  const { status, beginning } = isStandard
    ? await postSigned(server, { url, id, body, secrets }, limits)
    : await (await loadRobots()).postToRobot(server, format, { url, body, secret: secrets[0] ?? '', limits })
  if (status < 200 || status >= 300)
    return {
      status,
      beginning,
      refusal: { refusal: 'outside.failed', params: { host: new URL(url).host, status } },
    }
  return { status, beginning, refusal: isStandard ? null : (await loadRobots()).refusalOf(format, beginning) }
}

/** Few companies have robots: what they speak is loaded with the first. */
const loadRobots = () => import('./speak-to-robot.ts')

async function createBody(place: WebhookContext, webhook: Webhook, delivery: Delivery): Promise<string> {
  const body = await composeBody(place, webhook, delivery)
  await keepBody(place.server.db.tenant(place.tenant), delivery.id, body)
  return body
}

type WebhookContext = Readonly<{ server: Server; tenant: string }>

/** Returns a body in the format of Standard Webhooks (type, timestamp and data), or of a vendor's robot. */
async function composeBody(place: WebhookContext, webhook: Webhook, delivery: Delivery): Promise<string> {
  const { event: type, at: timestamp, content } = delivery
  if (webhook.format !== 'standard')
    return (await loadRobots()).robotBody(place.server, webhook.format, delivery)
  const values = webhook.withValues ? await valuesOf(place, webhook, delivery) : undefined
  return JSON.stringify({ type, timestamp, data: { ...content, ...(values && { values }) } })
}

/**
 * Returns the current values as seen by the administrator who configured the webhook; undefined when
 * deleted.
 */
async function valuesOf(
  { server, tenant }: WebhookContext,
  { changedBy }: Webhook,
  { subject, content }: Delivery,
) {
  const actor = actorWithoutSession({ personId: changedBy, tenant, isAdministrator: true })
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const context = {
        tx,
        actor,
        server,
        now: isoOf(server.clock()),
        caller: { locale: houseLanguage } as const,
      }
      if ('case' in content) {
        const { design, stored } = await loadCase(context, subject)
        return loadRecord(recordSource(context, design), stored.recordId)
      }
      const form = content['form']
      const formId = typeof form === 'object' && form !== null && 'id' in form ? String(form['id']) : ''
      if (formId === '') return undefined
      const { model } = await openAccess(context, formId)
      return loadRecord({ tx, tenant, plan: model.form, tables: model.tables }, subject)
    })
}
