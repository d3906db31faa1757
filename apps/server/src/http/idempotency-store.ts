import { createHash } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import { prepared, type TenantDb, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'

type Request = Readonly<{ personId: string; key: string; fingerprint: Buffer; now: string }>

/** What was asked, so that a key cannot be used for something else. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(JSON.stringify(body ?? null))
    .digest()
}

const taken = prepared((tx, { personId, key, fingerprint, now }: Request) =>
  tx
    .insertInto('idempotency')
    .values({ personId, key, request: fingerprint, at: now })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .returning('key'),
)
const answered = prepared(
  (tx, { personId, key, answer }: { personId: string; key: string; answer: string }) =>
    tx
      .updateTable('idempotency')
      .set({ answer })
      .where('personId', '=', personId)
      .where('key', '=', key)
      .returning('key'),
)

/**
 * Takes the key inside the caller's transaction, or gives the answer that the key got before. A twin that runs at the
 * same moment waits here for the first one's commit.
 */
export async function takeKey(tx: Tx, request: Request): Promise<Envelope | null> {
  const { length } = await taken(tx, request)
  return length === 1 ? null : firstAnswer(tx, request)
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
  await answered(tx, { personId, key, answer: JSON.stringify(answer) })
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
