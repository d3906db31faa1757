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
