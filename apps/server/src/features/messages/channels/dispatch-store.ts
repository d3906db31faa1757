import type { MessageChannel, NoticeCategory } from '@signet/contract'
import type { Tx } from '@signet/db'
import { sql } from 'kysely'

/** Takes messages whose time has come to be looked at; no other transaction gets them. */
export function takeDispatching(tx: Tx, { now, most }: Readonly<{ now: string; most: number }>) {
  const due = tx
    .selectFrom('notice as due')
    .where('due.dispatchAt', '<=', now)
    .orderBy('due.dispatchAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select(sql`due.ctid`.as('place'))
  return tx
    .updateTable('notice')
    .set({ dispatchAt: null })
    .where(sql<boolean>`notice.ctid = any(array(${due}))`)
    .returning(['id', 'personId', 'kind', 'titleKey', 'caseId', 'readAt'])
    .execute()
}

export type NewDelivery = Readonly<{
  id: string
  personId: string
  channel: MessageChannel
  category: NoticeCategory
  noticeIds: readonly string[]
  at: string
  isDigest: boolean
  nextAttemptAt: string
}>

/** Queues deliveries; those of a digest join the one that is being gathered. */
export async function queueDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('messageDelivery')
    .values(gathered(deliveries).map((row) => ({ ...row, noticeIds: [...row.noticeIds] })))
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'channel'])
        .where(sql<boolean>`is_digest and state = 'waiting' and attempts = 0`)
        .doUpdateSet({ noticeIds: sql`message_delivery.notice_ids || excluded.notice_ids` }),
    )
    .execute()
}

/** Returns one row per digest: a statement cannot write the same row twice. */
function gathered(deliveries: readonly NewDelivery[]): readonly NewDelivery[] {
  const rows = new Map<string, NewDelivery>()
  for (const delivery of deliveries) {
    const key = delivery.isDigest ? `${delivery.personId} ${delivery.channel}` : delivery.id
    const found = rows.get(key)
    rows.set(key, found ? { ...found, noticeIds: [...found.noticeIds, ...delivery.noticeIds] } : delivery)
  }
  return [...rows.values()]
}
