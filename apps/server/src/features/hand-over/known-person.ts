import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../directory/index.ts'

/** Refuses `organization.notFound` when there has never been such a person. */
export function knownPerson({ people }: Snapshot, personId: string): void {
  if (!people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
}
