import type { contract, ParsedInput } from '@signet/contract'
import type { Reader } from '@signet/db'
import { entriesFrom, type StoredEntry } from './schedule-store.ts'

type Which = ParsedInput<typeof contract.schedules.remove>['which']

/** Returns the affected entries: this one, this and later ones, or all. */
export async function meantEntries(tx: Reader, { id, scheduleId, starts }: StoredEntry, which: Which) {
  if (which === 'this') return [{ id, starts }]
  return entriesFrom(tx, scheduleId, which === 'later' ? { starts } : 'first')
}
