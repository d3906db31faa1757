import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import { holdSignatures, signaturesOf } from './signature-store.ts'

/** Returns a person's own signature, and their others. Refuses `signatures.notFound`. */
export async function ownSignature(tx: Reader, { personId }: Actor, id: string) {
  await holdSignatures(tx, personId)
  const own = await signaturesOf(tx, personId)
  const wanted = own.find((signature) => signature.id === id)
  if (!wanted) throw new Refusal<RefusalCode>('signatures.notFound')

  return { wanted, others: own.filter((signature) => signature !== wanted) }
}
