import { hash, hkdfSync } from 'node:crypto'
import { Envelope, type RefusalCode } from '@signet/contract'
import { preparedPost, type Reader, type TenantDb, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../clock/outbox/facts.ts'
import { type FactRows, factColumns, factRows, toFactRows } from '../clock/outbox/outbox-store.ts'
import { openSecrets, type Secrets } from '../outside/secrets/index.ts'

type Request = Readonly<{
  personId: string
  key: string
  fingerprint: Buffer
  now: string
  /** Seals an answer that holds a secret. */
  seal?: Secrets | undefined
}>

/** Returns a hash of the request, so that a key cannot be reused for another one. */
export function fingerprintOf(
  { method, url, body }: Readonly<{ method: string; url: string; body: unknown }>,
  token: string,
): Buffer {
  return hash('sha256', `${token}${method} ${url}\n${JSON.stringify(body ?? null)}`, 'buffer')
}

type StoredAnswer = Omit<Request, 'now' | 'seal'> & { answer: string }
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
  { now, seal, ...request }: Request,
  { answer, facts }: Readonly<{ answer: Envelope; facts: readonly OutboxFact[] }>,
): Promise<void> {
  const text = JSON.stringify(answer)
  await kept(tx, {
    ...request,
    answer: seal ? seal.seal(text, sealedFor) : text,
    ...toFactRows(facts, now),
  })
}

/** Whether a transaction failed because its key, or something created with it, already exists. */
export function isDoneBefore(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505'
}

/** Returns the stored answer of a key. Refuses `request.keyReused` for a different request. */
export async function firstAnswer(
  db: Reader,
  { personId, key, fingerprint, seal }: Omit<Request, 'now'>,
): Promise<Envelope | null> {
  const first = await db
    .selectFrom('idempotency')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .select(['request', 'answer'])
    .executeTakeFirst()
  if (first && !fingerprint.equals(first.request)) throw new Refusal<RefusalCode>('request.keyReused')
  return first?.answer ? Envelope.parse(JSON.parse(opened(first.answer, seal))) : null
}

const sealedFor = 'idempotency'

/**
 * Returns what seals answers under a key. The session's token is part of it and never stored, so that a copy
 * of the database opens nothing.
 */
export function answerSeal(
  { token, key }: Readonly<{ token: string; key: string }>,
  random: (bytes: number) => Uint8Array,
): Secrets {
  const derived = hkdfSync('sha256', token, key, 'signet answer', 32)
  return openSecrets({ key: new Uint8Array(derived), random })
}

/** Opens a sealed answer; refusals are stored as they are. Refuses `request.doneBefore` to another session. */
function opened(answer: string, seal: Secrets | undefined): string {
  if (answer.startsWith('{')) return answer
  try {
    return seal?.open(answer, sealedFor) ?? answer
  } catch (cause) {
    if (cause instanceof Refusal) throw new Refusal<RefusalCode>('request.doneBefore')
    throw cause
  }
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
