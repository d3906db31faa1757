import { hash } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import { posted, type Reader, type TenantDb, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../outbox/facts.ts'
import { factColumns, factRows, type WrittenFacts, writtenFacts } from '../outbox/outbox-store.ts'

type Request = Readonly<{ personId: string; key: string; fingerprint: Buffer; now: string }>

/** What was asked, so that a key cannot be used for something else. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return hash('sha256', `${method} ${url}\n${JSON.stringify(body ?? null)}`, 'buffer')
}

type Kept = Omit<Request, 'now'> & { answer: string }
const kept = posted((tx, one: Kept & WrittenFacts) =>
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
 * Keeps what was answered and writes what is to be told of it, as the last statement of a call. When the key was used
 * before, the call has happened already: the transaction fails here, and with it goes what it did again
 * (`isDoneBefore`). A twin that runs at the same moment waits here for the first one's commit.
 */
export async function keepAnswer(
  tx: Tx,
  { now, ...request }: Request,
  { answer, facts }: Readonly<{ answer: Envelope; facts: readonly OutboxFact[] }>,
): Promise<void> {
  await kept(tx, { ...request, answer: JSON.stringify(answer), ...writtenFacts(facts, now) })
}

/** Whether a transaction failed at something that was there before: its key, or what a call with its key has made. */
export function isDoneBefore(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505'
}

/** The answer that a key got. Refuses `request.keyReused` when it was used for something else. */
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
