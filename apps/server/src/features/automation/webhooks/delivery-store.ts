import { type RefusalCode, RefusalData } from '@signet/contract'
import { newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import type { PageRange } from '../../../http/page.ts'

const Content = z.record(z.string(), z.json())
const Reason = RefusalData.pick({ refusal: true, params: true })
export type Reason = z.output<typeof Reason>

const columns = [
  'id',
  'webhookId',
  'event',
  'subject',
  'content',
  'at',
  'body',
  'state',
  'isByHand',
  'attempts',
  'nextAttemptAt',
  'triedAt',
  'milliseconds',
  'status',
  'answer',
  'refusal',
] as const

type Row = Readonly<{
  id: string
  webhookId: string
  event: string
  subject: string
  at: string
  /** Null until the first attempt. */
  body: string | null
  state: 'waiting' | 'delivered' | 'failed'
  isByHand: boolean
  attempts: number
  nextAttemptAt: string | null
  triedAt: string | null
  milliseconds: number | null
  status: number | null
  answer: string
}>
export type Delivery = Row & Readonly<{ content: z.output<typeof Content>; refusal: Reason | null }>

function deliveryOf(row: Row & Readonly<{ content: unknown; refusal: unknown }>): Delivery {
  return { ...row, content: Content.parse(row.content), refusal: Reason.nullable().parse(row.refusal) }
}

type NewDelivery = Pick<Delivery, 'id' | 'webhookId' | 'event' | 'subject' | 'content' | 'at'>

/** Inserts a delivery to be sent now, without retries. */
export async function insertManualDelivery(tx: Tx, { content, ...row }: NewDelivery): Promise<void> {
  await tx
    .insertInto('webhookDelivery')
    .values({ ...row, content: JSON.stringify(content), isByHand: true, nextAttemptAt: row.at })
    .execute()
}

/** Refuses `webhooks.deliveryNotFound`. */
export async function findDelivery(db: Reader, id: string): Promise<Delivery> {
  const row = await db.selectFrom('webhookDelivery').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('webhooks.deliveryNotFound')
  return deliveryOf(row)
}

/** Queues a finished delivery once more. Returns false if it was still waiting. */
export async function queueAgain(tx: Tx, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', isByHand: true, nextAttemptAt: now })
    .where('id', '=', id)
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns a page of a webhook's deliveries, newest first. */
export async function deliveryPage(db: Reader, webhookId: string, range: PageRange) {
  const ofWebhook = db.selectFrom('webhookDelivery').where('webhookId', '=', webhookId)
  const rows = await ofWebhook
    .select(columns)
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return { rows: rows.map(deliveryOf), total: await totalOf(db, range, ofWebhook) }
}

export async function forgetDeliveries(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('webhookDelivery').where('at', '<', before).execute()
}

/** Returns the webhooks with due deliveries that are not paused. */
export async function webhooksInNeed(db: Reader, now: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('webhookDelivery as due')
    .innerJoin('webhook', 'webhook.id', 'due.webhookId')
    .where('due.state', '=', 'waiting')
    .where('due.nextAttemptAt', '<=', now)
    .where(({ or, eb }) =>
      or([
        eb('webhook.restsUntil', 'is', null),
        eb('webhook.restsUntil', '<=', now),
        eb('due.isByHand', '=', true),
      ]),
    )
    .distinct()
    .select('due.webhookId')
    .execute()
  return rows.map(({ webhookId }) => webhookId)
}

type LeaseRequest = Lease &
  Readonly<{
    webhookId: string
    most: number
    /** Takes only deliveries that were sent by hand. */
    onlyByHand: boolean
  }>

/**
 * Takes due deliveries for one node until their lease expires, only the first per case or record. Those
 * sent by hand skip the queue.
 */
export async function takeDue(
  db: TenantDb,
  { webhookId, now, until, most, onlyByHand }: LeaseRequest,
): Promise<Delivery[]> {
  const rows = await db
    .updateTable('webhookDelivery')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookDelivery as due')
        .where('due.webhookId', '=', webhookId)
        .where('due.state', '=', 'waiting')
        .where('due.nextAttemptAt', '<=', now)
        .$if(onlyByHand, (query) => query.where('due.isByHand', '=', true))
        .where(({ eb: also, or, not, exists, selectFrom }) =>
          or([
            also('due.isByHand', '=', true),
            not(
              exists(
                selectFrom('webhookDelivery as earlier')
                  .whereRef('earlier.webhookId', '=', 'due.webhookId')
                  .whereRef('earlier.subject', '=', 'due.subject')
                  .whereRef('earlier.place', '<', 'due.place')
                  .where('earlier.state', '=', 'waiting')
                  .where('earlier.isByHand', '=', false)
                  .select(sql`1`.as('one')),
              ),
            ),
          ]),
        )
        .orderBy('due.place')
        .limit(most)
        .forUpdate('due')
        .skipLocked()
        .select('due.id'),
    )
    .returning(columns)
    .execute()
  return rows.map(deliveryOf)
}

/** Stores the exact bytes, which retries repeat. */
export async function keepBody(db: TenantDb, id: string, body: string): Promise<void> {
  await db.updateTable('webhookDelivery').set({ body }).where('id', '=', id).execute()
}

type AttemptRow = Pick<
  Delivery,
  'state' | 'nextAttemptAt' | 'triedAt' | 'milliseconds' | 'status' | 'answer' | 'refusal'
>

export async function saveAttempt(tx: Tx, id: string, { refusal, ...tried }: AttemptRow): Promise<void> {
  await tx
    .updateTable('webhookDelivery')
    .set({ ...tried, refusal: refusal && JSON.stringify(refusal) })
    .where('id', '=', id)
    .execute()
}

/** Fails waiting deliveries with the reason in `refusal`, except those sent by hand. */
export async function giveUpWaiting(tx: Tx, webhookId: string, refusal: Reason): Promise<void> {
  await tx
    .updateTable('webhookDelivery')
    .set({ state: 'failed', nextAttemptAt: null, refusal: JSON.stringify(refusal) })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('isByHand', '=', false)
    .execute()
}
