import type { PersonRef } from '@signet/contract'
import type { Snapshot } from './snapshot.ts'

/** Returns a person's name and picture from memory. */
export function personRef({ people, nameOf }: Snapshot) {
  return (id: string): PersonRef => ({ id, name: nameOf(id), headIcon: people.get(id)?.avatar ?? '' })
}
