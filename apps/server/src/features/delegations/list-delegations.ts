import { contract, type DelegationView } from '@signet/contract'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { delegationsOf, type StoredDelegation } from './delegation-store.ts'

export const listDelegations = serve(contract.delegations.list, async ({ input, actor, tx, now, server }) => {
  const rows = await delegationsOf(tx, { ...input, personId: actor.personId })
  const refer = personRef(await server.directories.of(actor.tenant))
  return {
    list: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, from: refer(row.fromId), note: row.note },
      to: row.to.map(({ person, answer }) => ({ person: refer(person), answer })),
      flows: row.flows.map((flow) => ({ ...flow })),
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, status: statusOf(row, now) },
    })),
  }
})

function statusOf({ startsAt, endsAt, stoppedAt }: StoredDelegation, now: string): DelegationView['status'] {
  const moment = Date.parse(now)
  if (stoppedAt !== null) return 'stopped'
  if (Date.parse(endsAt) <= moment) return 'over'
  return Date.parse(startsAt) <= moment ? 'active' : 'toCome'
}
