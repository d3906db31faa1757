import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findTrigger, lockTrigger, type StoredTrigger } from './trigger-store.ts'

/** Refuses `triggers.notFound`. */
export async function knownTrigger(tx: Reader, id: string): Promise<StoredTrigger> {
  return orRefuse(await findTrigger(tx, id))
}

/** Locks the trigger in the caller's transaction. */
export async function heldTrigger(tx: Tx, id: string): Promise<StoredTrigger> {
  return orRefuse(await lockTrigger(tx, id))
}

/** Locks a trigger that other systems call. Also refuses `triggers.notCalled`. */
export async function calledTrigger(tx: Tx, id: string): Promise<StoredTrigger> {
  const trigger = await heldTrigger(tx, id)
  if (trigger.eventKind !== 'webhook') throw new Refusal<RefusalCode>('triggers.notCalled')
  return trigger
}

function orRefuse(trigger: StoredTrigger | undefined): StoredTrigger {
  if (!trigger) throw new Refusal<RefusalCode>('triggers.notFound')
  return trigger
}
