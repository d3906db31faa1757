import { createHash } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import type { TenantDb, Tx } from '@signet/db'
import { Refusal } from '@signet/std'

type Request = Readonly<{ personId: string; key: string; fingerprint: Buffer; now: string }>

/** What was asked, so that a key cannot be used for something else. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(JSON.stringify(body ?? null))
    .digest()
}

/**
 * Takes the key inside the caller's transaction, or gives the answer that the key got before. A twin that runs at the
 * same moment waits here for the first one's commit.
 */
export async function takeKey(
  tx: Tx,
  { personId, key, fingerprint, now }: Request,
): Promise<Envelope | null> {
  const taken = await tx
    .insertInto('idempotency')
    .values({ personId, key, request: fingerprint, at: now })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return null

  return firstAnswer(tx, { personId, key, fingerprint })
}

/** Refuses `request.keyReused` when the key was used for something else. */
async function firstAnswer(
  db: TenantDb,
  { personId, key, fingerprint }: Omit<Request, 'now'>,
): Promise<Envelope | null> {
  const first = await db
    .selectFrom('idempotency')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .select(['request', 'answer'])
    .executeTakeFirst()
  if (first && !fingerprint.equals(first.request)) throw new Refusal<RefusalCode>('request.keyReused')
  return first?.answer ? Envelope.parse(first.answer) : null
}

export async function keepAnswer(tx: Tx, { personId, key }: Request, answer: Envelope): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute()
}

/**
 * A refusal changed nothing, so its transaction is gone; its answer is kept all the same. When a twin was answered
 * meanwhile, that answer is given to both.
 */
export async function keepRefusal(db: TenantDb, request: Request, answer: Envelope): Promise<Envelope> {
  const { personId, key, fingerprint, now } = request
  const kept = await db
    .insertInto('idempotency')
    .values({ personId, key, request: fingerprint, at: now, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .executeTakeFirst()
  const isKept = kept.numInsertedOrUpdatedRows === 1n
  return isKept ? answer : ((await firstAnswer(db, request)) ?? answer)
}
