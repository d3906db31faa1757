import type { DelegationView } from '@signet/contract'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import type { StoredDelegation } from '../../people/rights/delegation-store.ts'
import { type DelegationViewer, standOf } from './stand-of.ts'

/** Returns a delegation as one of its people or an administrator sees it. */
export function delegationView({
  directory,
  ...reader
}: DelegationViewer & Readonly<{ directory: Snapshot }>) {
  const refer = personRef(directory)
  return (row: StoredDelegation): DelegationView => ({
    ...{ id: row.id, kind: row.kind, from: refer(row.fromId), note: row.note },
    to: row.to.map(({ person, answer }) => ({ person: refer(person), answer })),
    flows: row.flows.map((flow) => ({ ...flow })),
    ...{ startsAt: row.startsAt, endsAt: row.endsAt },
    ...standOf(row, reader),
  })
}
