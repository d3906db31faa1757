import type { Tx } from '@signet/db'
import { areDue } from '../../../people/inbox/index.ts'

/** Takes messages whose time has come to be looked at; no other transaction gets them. */
export function takeDispatching(tx: Tx, { now, most }: Readonly<{ now: string; most: number }>) {
  return tx
    .updateTable('notice')
    .set({ dispatchAt: null })
    .where(areDue(tx, 'dispatchAt', { now, most }))
    .returning(['id', 'personId', 'kind', 'titleKey', 'caseId', 'readAt'])
    .execute()
}
