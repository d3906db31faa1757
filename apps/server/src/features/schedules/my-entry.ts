import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import { findEntry, lockSchedule, type StoredEntry } from './schedule-store.ts'

type EntryReader = Pick<ReadCall, 'tx' | 'actor'>

/** Returns an entry the caller may read. Refuses `schedules.notFound`. */
export async function myEntry({ tx, actor }: EntryReader, id: string): Promise<StoredEntry> {
  const entry = await findEntry(tx, id)
  if (!entry || !mayRead(actor.personId, entry)) throw new Refusal<RefusalCode>('schedules.notFound')
  return entry
}

/** Locks the entry until the end of the transaction. */
export async function lockMyEntry(
  asking: Pick<Call<Endpoint>, 'tx' | 'actor'>,
  id: string,
): Promise<StoredEntry> {
  await lockSchedule(asking.tx, id)
  return myEntry(asking, id)
}

type EntryPeople = Pick<StoredEntry, 'creatorId' | 'people'>

/** Only the creator and participants may read an entry. */
function mayRead(personId: string, { creatorId, people }: EntryPeople): boolean {
  return creatorId === personId || people.some((one) => one.personId === personId)
}

export function mayChange(personId: string, { creatorId }: EntryPeople): boolean {
  return creatorId === personId
}

/** Whether the person was invited by somebody else. */
export function mayAnswer(personId: string, { creatorId, people }: EntryPeople): boolean {
  return creatorId !== personId && people.some((one) => one.personId === personId)
}
