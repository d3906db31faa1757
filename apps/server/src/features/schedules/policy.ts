import type { StoredEntry } from './schedule-store.ts'

type EntryPeople = Pick<StoredEntry, 'creatorId' | 'people'>

/** Only the creator and participants may read an entry. */
export function mayRead(personId: string, { creatorId, people }: EntryPeople): boolean {
  return creatorId === personId || people.includes(personId)
}

export function mayChange(personId: string, { creatorId }: EntryPeople): boolean {
  return creatorId === personId
}
