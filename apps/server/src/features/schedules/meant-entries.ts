import type { contract, Received } from '@signet/contract'
import type { Reader } from '@signet/db'
import { entriesFrom, type StoredEntry } from './schedule-store.ts'

type Which = Received<typeof contract.schedules.remove>['which']

/** The times that are meant by one of them: it alone, it and the later ones, or all. */
export async function meantEntries(tx: Reader, { id, scheduleId, starts }: StoredEntry, which: Which) {
  if (which === 'this') return [{ id, starts }]
  return entriesFrom(tx, scheduleId, which === 'later' ? { starts } : 'first')
}
