import type { deliveryStates, MessageChannel, NoticeCategory } from '@signet/contract'
import { countOf, newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import type { Lease } from '../../../clock/lease.ts'
import { type Reason, Reason as ReasonSchema } from '../../../clock/reason.ts'
import type { PageRange } from '../../../http/page.ts'

export type DeliveryState = (typeof deliveryStates)[number]

export type NewDelivery = Readonly<{
  id: string
  personId: string
  channel: MessageChannel
  category: NoticeCategory
  noticeIds: readonly string[]
  /** Of a digest only; another delivery about a conversation is a `NewAlert`. */
  conversationIds: readonly string[]
  at: string
  isDigest: boolean
  nextAttemptAt: string
}>

/** Queues deliveries; those of a digest join the one that is being gathered. */
export async function queueDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('messageDelivery')
    .values(
      gathered(deliveries).map((row) => ({
        ...row,
        noticeIds: [...row.noticeIds],
        conversationIds: [...row.conversationIds],
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'channel'])
        .where(sql<boolean>`is_digest and state = 'waiting' and attempts = 0`)
        .doUpdateSet({
          noticeIds: sql`message_delivery.notice_ids || excluded.notice_ids`,
          conversationIds: sql`message_delivery.conversation_ids || array(
            select unnest(excluded.conversation_ids) except select unnest(message_delivery.conversation_ids))`,
        }),
    )
    .execute()
}

/** Returns one row per digest: a statement cannot write the same row twice. */
function gathered(deliveries: readonly NewDelivery[]): readonly NewDelivery[] {
  const rows = new Map<string, NewDelivery>()
  for (const delivery of deliveries) {
    const key = delivery.isDigest ? `${delivery.personId} ${delivery.channel}` : delivery.id
    const found = rows.get(key)
    rows.set(key, found ? joined(found, delivery) : delivery)
  }
  return [...rows.values()]
}

function joined(one: NewDelivery, other: NewDelivery): NewDelivery {
  return {
    ...one,
    noticeIds: [...one.noticeIds, ...other.noticeIds],
    conversationIds: [...new Set([...one.conversationIds, ...other.conversationIds])],
  }
}

export type NewAlert = Readonly<{
  id: string
  personId: string
  conversationId: string
  channel: MessageChannel
  at: string
  nextAttemptAt: string
}>

/** Rows of one statement. */
const alertsAtOnce = 1000

/** Queues deliveries about conversations; one that waits already says then what is new. */
export async function queueAlerts(tx: Tx, alerts: readonly NewAlert[]): Promise<void> {
  for (let from = 0; from < alerts.length; from += alertsAtOnce) {
    const rows = alerts.slice(from, from + alertsAtOnce)
    await tx
      .insertInto('messageDelivery')
      .values(rows.map((alert) => ({ ...alert, category: 'chat', noticeIds: [] })))
      .onConflict((conflict) =>
        conflict
          .columns(['personId', 'channel', 'conversationId'])
          .where(
            sql<boolean>`conversation_id is not null and state = 'waiting' and attempts = 0 and tried_at is null`,
          )
          .doNothing(),
      )
      .execute()
  }
}

/** The channels with something due. */
export async function channelsInNeed(db: Reader, now: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('messageDelivery')
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .distinct()
    .select('channel')
    .execute()
  return rows.map(({ channel }) => channel)
}

type LeaseRequest = Lease & Readonly<{ channel: MessageChannel; most: number }>

/** Takes due deliveries of a channel for one node until their lease expires. */
export function takeDue(db: TenantDb, { channel, now, until, most }: LeaseRequest) {
  return db
    .updateTable('messageDelivery')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('messageDelivery as due')
        .where('due.channel', '=', channel)
        .where('due.state', '=', 'waiting')
        .where('due.nextAttemptAt', '<=', now)
        .orderBy('due.nextAttemptAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning(['id', 'personId', 'noticeIds', 'conversationId', 'conversationIds', 'attempts'])
    .execute()
}
export type Delivery = Awaited<ReturnType<typeof takeDue>>[number]

type Gathered = Pick<Delivery, 'personId' | 'noticeIds'>

/** The messages of a delivery that still matter, oldest first: unread ones, and how many they are in all. */
export async function loadUnread(db: Reader, { personId, noticeIds }: Gathered, most: number) {
  const unread = db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .where('id', '=', (eb) => eb.fn.any(eb.val(noticeIds)))
    .where('readAt', 'is', null)
  const rows = await unread.orderBy('id').limit(most).selectAll().execute()
  return { rows, total: rows.length < most ? rows.length : await countOf(unread) }
}

/** The latest messages of a person, read or not. */
export function loadRecent(db: Reader, personId: string) {
  return db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .orderBy('id', 'desc')
    .limit(200)
    .selectAll()
    .execute()
}

type Attempt = Readonly<{
  state: DeliveryState
  nextAttemptAt: string | null
  triedAt: string
  target: string
  reason: Reason | null
}>

export async function saveAttempt(tx: Tx, id: string, { reason, ...tried }: Attempt): Promise<void> {
  await tx
    .updateTable('messageDelivery')
    .set({ ...tried, reason: reason && JSON.stringify(reason) })
    .where('id', '=', id)
    .execute()
}

type Filter = Readonly<{ channel?: MessageChannel | undefined; state?: DeliveryState | undefined }> &
  Readonly<{ personIds?: readonly string[] | undefined }>

/** A page of deliveries, newest first. */
export async function deliveryPage(db: Reader, { channel, state, personIds }: Filter, range: PageRange) {
  const found = db
    .selectFrom('messageDelivery')
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(personIds !== undefined, (query) =>
      query.where('personId', '=', (eb) => eb.fn.any(eb.val(personIds ?? []))),
    )
  const rows = await found
    .select([
      ...(['id', 'personId', 'channel', 'category', 'at', 'state', 'isDigest', 'target'] as const),
      ...(['attempts', 'nextAttemptAt', 'triedAt', 'reason'] as const),
    ])
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  const shown = rows.map((row) => ({ ...row, reason: ReasonSchema.nullable().parse(row.reason) }))
  return { rows: shown, total: await totalOf(db, range, found) }
}

type Again = Readonly<{ ids: readonly string[]; channel?: MessageChannel | undefined; now: string }>

/** Queues failed deliveries once more, with all their attempts. Returns how many. */
export async function queueAgain(tx: Tx, { ids, channel, now }: Again): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('messageDelivery')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, isDigest: false })
    .where('state', '=', 'failed')
    .where((eb) =>
      channel === undefined ? eb('id', '=', eb.fn.any(eb.val(ids))) : eb('channel', '=', channel),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What a person chose for new devices, with its language; undefined when they chose nothing. */
export async function loadPreferences(db: Reader, personId: string): Promise<unknown> {
  const row = await db
    .selectFrom('personProfile')
    .where('personId', '=', personId)
    .select('preferences')
    .executeTakeFirst()
  return row?.preferences
}

export async function forgetDeliveries(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('messageDelivery').where('at', '<', before).where('state', '<>', 'waiting').execute()
}
