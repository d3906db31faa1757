import type { Endpoint } from '@signet/contract'
import type { Call } from '../../http/serve.ts'
import {
  delegationsWith,
  holdDelegations,
  lockDelegation,
  type StoredDelegation,
} from '../../people/rights/delegation-store.ts'
import { answerDelegation, stopDelegation } from './delegation-change-store.ts'
import { endOf } from './end-of.ts'

type DelegationEnder = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'afterCommit'>

/** Ends all delegations from and to a person; returns their number. */
export async function endDelegationsWith(call: DelegationEnder, personId: string): Promise<number> {
  const { tx, actor, now, server } = call
  await holdDelegations(tx, actor.tenant)
  for (const { id } of await delegationsWith(tx, { personId, now })) await lockDelegation(tx, id)
  const ahead = await delegationsWith(tx, { personId, now })
  for (const one of ahead) await endOne(call, one, personId)
  if (ahead.length > 0) await server.directories.changed({ ...call, tenant: actor.tenant })
  return ahead.length
}

/** If others act by the delegation too, only removes this person. */
async function endOne(call: DelegationEnder, one: StoredDelegation, personId: string): Promise<void> {
  const { tx, actor, now, tell, server } = call
  const others = one.to.filter(({ person, answer }) => person !== personId && answer !== 'refused')
  if (one.fromId !== personId && others.length > 0) {
    await answerDelegation(tx, { id: one.id, personId, answer: 'refused', now })
    return
  }

  await stopDelegation(tx, { id: one.id, now })
  const directory = await server.directories.of(actor.tenant)
  for (const fact of endOf(one, { directory, isStopped: one.fromId === personId })) tell(fact)
}
