import { createHash } from 'node:crypto'
import type { Envelope, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'

type Request = Readonly<{ personId: string; key: string; fingerprint: Buffer; now: string }>

/** What was asked, so that a key cannot be used for something else. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256').update(`${method} ${url}\n`).update(JSON.stringify(body ?? null)).digest()
}

/**
 * Takes the key inside the caller's transaction, or gives the answer that the key got before. A twin that runs at the
 * same moment waits here for the first one's commit.
 */
export async function takeKey(tx: Tx, { personId, key, fingerprint, now }: Request): Promise<Envelope | null> {
  const taken = await tx
    .insertInto('idempotency')
    .values({ personId, key, request: fingerprint, at: now })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return null

  const first = await tx
    .selectFrom('idempotency')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .select(['request', 'answer'])
    .executeTakeFirst()
  if (!first?.answer) return null
  if (!fingerprint.equals(first.request)) throw new Refusal<RefusalCode>('request.keyReused')
  return first.answer as Envelope
}

export async function keepAnswer(tx: Tx, { personId, key }: Request, answer: Envelope): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute()
}

/** A refusal changed nothing, so its transaction is gone; its answer is kept all the same. The first one wins. */
export async function keepRefusal(tx: Tx, { personId, key, fingerprint, now }: Request, answer: Envelope): Promise<void> {
  await tx
    .insertInto('idempotency')
    .values({ personId, key, request: fingerprint, at: now, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .execute()
}
