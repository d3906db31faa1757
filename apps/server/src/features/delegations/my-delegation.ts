import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import {
  findDelegation,
  lockDelegation,
  type StoredDelegation,
} from '../../people/rights/delegation-store.ts'

type DelegationReader = Pick<ReadCall, 'tx' | 'actor'>

/**
 * Returns a delegation of which the caller is principal or receiver, or any for administrators. Refuses
 * `delegations.notFound`.
 */
export async function myDelegation({ tx, actor }: DelegationReader, id: string): Promise<StoredDelegation> {
  const found = await findDelegation(tx, id)
  const mayKnow =
    found && (actor.isAdministrator || found.fromId === actor.personId || isReceiver(found, actor.personId))
  if (!mayKnow) throw new Refusal<RefusalCode>('delegations.notFound')
  return found
}

/** Locks the delegation until the end of the transaction. */
export async function holdMyDelegation(
  asking: Pick<Call<Endpoint>, 'tx' | 'actor'>,
  id: string,
): Promise<StoredDelegation> {
  await lockDelegation(asking.tx, id)
  return myDelegation(asking, id)
}

function isReceiver({ to }: StoredDelegation, personId: string): boolean {
  return to.some(({ person }) => person === personId)
}
