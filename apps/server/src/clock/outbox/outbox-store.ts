import {
  prepared,
  preparedPost,
  preparedWrite,
  type Reader,
  type TenantDb,
  type TenantTables,
  type Tx,
} from '@signet/db'
import { inParts } from '@signet/std'
import { expressionBuilder, sql } from 'kysely'
import { isoOf } from '../clock.ts'
import { atMost, doubling, retryTime } from '../retry.ts'
import type { OutboxFact } from './facts.ts'

/** The facts of one transaction: topics are words, and bodies lines. */
export type DueRow = Readonly<{ id: string; topic: string; body: string; attempts: number }>

export type DueFact = Readonly<{ topic: string; body: string }>

const [betweenTopics, betweenBodies] = [' ', '\n']

/** Returns the facts of a row in the order in which they were told. */
export function factsInRow({ topic, body }: DueRow): readonly DueFact[] {
  const bodies = body.split(betweenBodies)
  return topic.split(betweenTopics).map((one, at) => ({ topic: one, body: bodies[at] ?? '' }))
}

export type FactRows = { topics: readonly string[]; bodies: readonly string[]; toldAt: string }

const webhooksOn = expressionBuilder<TenantTables, never>()
  .selectFrom('webhook')
  .where('isOn', '=', true)
  .select('id')

/**
 * Selects rows for an `insert into outbox` in order, with the same SQL for any number. Drops the row of
 * webhook facts when there are no webhooks.
 */
export function factRows({ topics, bodies, toldAt }: FactRows) {
  return sql`select topic, body, ${toldAt}::timestamptz, ${toldAt}::timestamptz
    from unnest(${topics}::text[], ${bodies}::text[]) as fact (topic, body)
    where topic not like 'webhookEvents%' or exists (${webhooksOn})`
}

export const factColumns = ['topic', 'body', 'at', 'availableAt'] as const

/** Puts the facts of a transaction in one row; those for webhooks have their own, because it may be dropped. */
export function toFactRows(facts: readonly OutboxFact[], toldAt: string): FactRows {
  const kinds = Map.groupBy(facts, ({ topic }) => topic === 'webhookEvents')
  const rows = [...kinds.values()].flatMap((alike) => inParts(alike, mostInRow))
  return {
    topics: rows.map((row) => row.map(({ topic }) => topic).join(betweenTopics)),
    bodies: rows.map((row) => row.map(({ body }) => JSON.stringify(body)).join(betweenBodies)),
    toldAt,
  }
}

/** Keeps rounds of large transactions small. */
const mostInRow = 100

const written = preparedPost((tx, facts: FactRows) =>
  tx
    .insertInto('outbox')
    .columns([...factColumns])
    .expression(factRows(facts))
    .returning('id'),
)

export async function insertFacts(tx: Tx, facts: readonly OutboxFact[], now: string): Promise<void> {
  await written(tx, toFactRows(facts, now))
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
const removed = preparedPost((tx, { ids }: { ids: readonly string[] }) =>
  tx.deleteFrom('outbox').where('id', '=', (eb) => eb.fn.any(sql<string[]>`${ids}::bigint[]`)),
)

/** Lets one node at a time deliver a tenant's facts, so that they stay in order. */
export async function takeTurn(tx: Tx, tenant: string): Promise<boolean> {
  return (await turn(tx, { name: `signet.outbox.${tenant}` }))[0]?.isTaken === true
}

/** Returns the oldest due facts; only the node that holds the turn may call it. */
export function takeDue(tx: Reader, now: string, most: number): Promise<DueRow[]> {
  return due(tx, { now, most })
}

export async function removeFacts(tx: Tx, ids: readonly string[]): Promise<void> {
  await removed(tx, { ids })
}

/** Gives each fact of a row its own row, so that one which fails keeps no other. */
export async function splitRow(db: TenantDb, row: DueRow, now: string): Promise<void> {
  const facts = factsInRow(row)
  const [topics, bodies] = [facts.map(({ topic }) => topic), facts.map(({ body }) => body)]
  await db
    .with('whole', (from) => from.deleteFrom('outbox').where('id', '=', row.id).returning('at'))
    .insertInto('outbox')
    .columns([...factColumns])
    .expression(
      sql`select topic, body, whole.at, ${now}::timestamptz
        from whole, unnest(${topics}::text[], ${bodies}::text[]) as fact (topic, body)`,
    )
    .execute()
}

const retries = atMost(10, doubling(600_000))

/**
 * Retries after 2, 4, 8 ... seconds, at most ten minutes; after ten attempts the fact stays with its error.
 */
export async function postpone(
  db: TenantDb,
  { id, attempts }: DueRow,
  failure: Readonly<{ now: number; reason: string }>,
): Promise<void> {
  const tried = attempts + 1
  const next = retryTime(retries, tried, failure.now)
  await db
    .updateTable('outbox')
    .set({
      attempts: tried,
      availableAt: next ?? isoOf(failure.now),
      failed: next === undefined ? failure.reason.slice(0, 1000) : null,
    })
    .where('id', '=', id)
    .execute()
}
