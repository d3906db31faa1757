import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import { findDelegation, lockDelegation, type StoredDelegation } from './delegation-store.ts'

type Asking = Pick<ReadCall, 'tx' | 'actor'>

/** A delegation that the asking person gave or received, or any for an administrator. Refuses `delegations.notFound`. */
export async function myDelegation({ tx, actor }: Asking, id: string): Promise<StoredDelegation> {
  const found = await findDelegation(tx, id)
  const mayKnow =
    found && (actor.isAdministrator || found.fromId === actor.personId || isReceiver(found, actor.personId))
  if (!mayKnow) throw new Refusal<RefusalCode>('delegations.notFound')
  return found
}

/** The same, held until the transaction ends: whoever answers, changes or stops it meanwhile waits. */
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
