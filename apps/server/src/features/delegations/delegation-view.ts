import type { DelegationView } from '@signet/contract'
import { personRef, type Snapshot } from '../../directory/index.ts'
import type { StoredDelegation } from './delegation-store.ts'
import { type Reader, standOf } from './stand-of.ts'

/** A delegation as one of its people, or an administrator, sees it. */
export function delegationView({ directory, ...reader }: Reader & Readonly<{ directory: Snapshot }>) {
  const refer = personRef(directory)
  return (row: StoredDelegation): DelegationView => ({
    ...{ id: row.id, kind: row.kind, from: refer(row.fromId), note: row.note },
    to: row.to.map(({ person, answer }) => ({ person: refer(person), answer })),
    flows: row.flows.map((flow) => ({ ...flow })),
    ...{ startsAt: row.startsAt, endsAt: row.endsAt },
    ...standOf(row, reader),
  })
}
