import type { StoredEntry } from './schedule-store.ts'

type Whose = Pick<StoredEntry, 'creatorId' | 'people'>

/** Who made an entry and who takes part in it read it, and nobody else. */
export function mayRead(personId: string, { creatorId, people }: Whose): boolean {
  return creatorId === personId || people.includes(personId)
}

export function mayChange(personId: string, { creatorId }: Whose): boolean {
  return creatorId === personId
}
