import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../people/directory/index.ts'

/** Refuses `organization.notFound` for an unknown person. */
export function knownPerson({ people }: Snapshot, personId: string): void {
  if (!people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
}
