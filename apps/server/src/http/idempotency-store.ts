import { hash } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import { preparedPost, type Reader, type TenantDb, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../clock/outbox/facts.ts'
import { type FactRows, factColumns, factRows, writtenFacts } from '../clock/outbox/outbox-store.ts'

type Request = Readonly<{ personId: string; key: string; fingerprint: Buffer; now: string }>

/** Returns a hash of the request, so that a key cannot be reused for another one. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return hash('sha256', `${method} ${url}\n${JSON.stringify(body ?? null)}`, 'buffer')
}

type StoredAnswer = Omit<Request, 'now'> & { answer: string }
const kept = preparedPost((tx, one: StoredAnswer & FactRows) =>
  tx
    .with('told', (into) =>
      into
        .insertInto('outbox')
        .columns([...factColumns])
        .expression(factRows(one))
        .returning('id'),
    )
    .insertInto('idempotency')
    .values({
      personId: one.personId,
      key: one.key,
      request: one.fingerprint,
      answer: one.answer,
      at: one.toldAt,
    }),
)

/**
 * Stores the answer and its facts as the last statement of a call. If the key is taken, the call already
 * happened, so the transaction fails and rolls back (`isDoneBefore`). A simultaneous duplicate waits here
 * for the first commit.
 */
export async function keepAnswer(
  tx: Tx,
  { now, ...request }: Request,
  { answer, facts }: Readonly<{ answer: Envelope; facts: readonly OutboxFact[] }>,
): Promise<void> {
  await kept(tx, { ...request, answer: JSON.stringify(answer), ...writtenFacts(facts, now) })
}

/** Whether a transaction failed because its key, or something created with it, already exists. */
export function isDoneBefore(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505'
}

/** Returns the stored answer of a key. Refuses `request.keyReused` for a different request. */
export async function firstAnswer(
  db: Reader,
  { personId, key, fingerprint }: Omit<Request, 'now'>,
): Promise<Envelope | null> {
  const first = await db
    .selectFrom('idempotency')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .select(['request', 'answer'])
    .executeTakeFirst()
  if (first && !fingerprint.equals(first.request)) throw new Refusal<RefusalCode>('request.keyReused')
  return first?.answer ? Envelope.parse(JSON.parse(first.answer)) : null
}

/**
 * Stores a refusal after its transaction rolled back. If a duplicate was answered meanwhile, both get that
 * answer.
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
