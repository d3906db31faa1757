import { createHash } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import { prepared, type TenantDb, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../outbox/fact.ts'
import { factColumns, factRows, type WrittenFacts, writtenFacts } from '../outbox/outbox-store.ts'

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
type Kept = { personId: string; key: string; answer: string }
const answered = prepared((tx, kept: Kept & WrittenFacts) =>
  tx
    .with('told', (into) =>
      into
        .insertInto('outbox')
        .columns([...factColumns])
        .expression(factRows(kept))
        .returning('id'),
    )
    .updateTable('idempotency')
    .set({ answer: kept.answer })
    .where('personId', '=', kept.personId)
    .where('key', '=', kept.key)
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

/** Keeps what was answered and writes what is to be told of it, in one statement. */
export async function keepAnswer(
  tx: Tx,
  { personId, key, now }: Request,
  { answer, facts }: Readonly<{ answer: Envelope; facts: readonly OutboxFact[] }>,
): Promise<void> {
  await answered(tx, { personId, key, answer: JSON.stringify(answer), ...writtenFacts(facts, now) })
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
