import {
  type PlatformDb,
  posted,
  prepared,
  preparedWrite,
  type Reader,
  type TenantDb,
  type TenantTables,
  type Tx,
} from '@signet/db'
import { expressionBuilder, sql } from 'kysely'
import { isoOf } from '../clock.ts'
import type { OutboxFact } from './facts.ts'

export type DueFact = Readonly<{ id: string; topic: string; body: string; attempts: number }>

export type WrittenFacts = { topics: readonly string[]; bodies: readonly string[]; toldAt: string }

const webhooksOn = expressionBuilder<TenantTables, never>()
  .selectFrom('webhook')
  .where('isOn', '=', true)
  .select('id')

/**
 * The rows of facts for an `insert into outbox`, in their order; its text is the same however many there are. What is for
 * webhooks is written only where there are any.
 */
export function factRows({ topics, bodies, toldAt }: WrittenFacts) {
  return sql`select topic, body, ${toldAt}::timestamptz, ${toldAt}::timestamptz
    from unnest(${topics}::text[], ${bodies}::text[]) as fact (topic, body)
    where topic <> 'webhookEvents' or exists (${webhooksOn})`
}

export const factColumns = ['topic', 'body', 'at', 'availableAt'] as const

export function writtenFacts(facts: readonly OutboxFact[], toldAt: string): WrittenFacts {
  return {
    topics: facts.map(({ topic }) => topic),
    bodies: facts.map(({ body }) => JSON.stringify(body)),
    toldAt,
  }
}

const written = posted((tx, facts: WrittenFacts) =>
  tx
    .insertInto('outbox')
    .columns([...factColumns])
    .expression(factRows(facts))
    .returning('id'),
)

export async function insertFacts(tx: Tx, facts: readonly OutboxFact[], now: string): Promise<void> {
  await written(tx, writtenFacts(facts, now))
}

const turn = preparedWrite((tx, { name }: { name: string }) =>
  tx.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('isTaken')),
)
const due = prepared((tx, { now, most }: { now: string; most: number }) =>
  tx
    .selectFrom('outbox')
    .where('failed', 'is', null)
    .where('availableAt', '<=', now)
    .orderBy('id')
    .limit(most)
    .select(['id', 'topic', 'body', 'attempts']),
)
const removed = posted((tx, { ids }: { ids: readonly string[] }) =>
  tx.deleteFrom('outbox').where('id', '=', (eb) => eb.fn.any(sql<string[]>`${ids}::bigint[]`)),
)

/** Only one node carries a tenant's facts at a time, so that nobody's messages overtake each other. */
export async function takeTurn(tx: Tx, tenant: string): Promise<boolean> {
  return (await turn(tx, { name: `signet.outbox.${tenant}` }))[0]?.isTaken === true
}

/** The oldest due facts; the holder of the turn is the only one to take them until the transaction ends. */
export function takeDue(tx: Reader, now: string, most: number): Promise<DueFact[]> {
  return due(tx, { now, most })
}

export async function removeFacts(tx: Tx, ids: readonly string[]): Promise<void> {
  await removed(tx, { ids })
}

const second = 1000
const longestPause = 600 * second
const mostAttempts = 10

/** Tries again after 2, 4, 8 ... seconds, ten minutes at most; after ten attempts the fact stays, and says why. */
export async function postpone(
  db: TenantDb,
  { id, attempts }: DueFact,
  failure: Readonly<{ now: number; reason: string }>,
): Promise<void> {
  const tried = attempts + 1
  const pause = Math.min(2 ** tried * second, longestPause)
  await db
    .updateTable('outbox')
    .set({
      attempts: tried,
      availableAt: isoOf(failure.now + pause),
      failed: tried >= mostAttempts ? failure.reason.slice(0, 1000) : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Which of these tenants have something due: one cheap question for all of them. */
export async function tenantsWithDue(
  db: PlatformDb,
  schemas: ReadonlyMap<string, string>,
  now: string,
): Promise<string[]> {
  if (schemas.size === 0) return []
  const questions = [...schemas].map(
    ([tenant, schema]) => sql`select ${tenant} as tenant where exists (
      select from ${sql.id(schema, 'outbox')} where failed is null and available_at <= ${now}::timestamptz)`,
  )
  const { rows } = await sql<{ tenant: string }>`${sql.join(questions, sql` union all `)}`.execute(db)
  return rows.map(({ tenant }) => tenant)
}
