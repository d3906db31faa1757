import {
  prepared,
  preparedPost,
  preparedWrite,
  type Reader,
  type TenantDb,
  type Tx,
  totalOf,
} from '@signet/db'
import { type Json, TriggerDefinition } from '@signet/flow'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import { Reason } from '../../../clock/reason.ts'
import type { PageRange } from '../../../http/page.ts'

/** A run taken by this node. `attempts` includes this one. */
export type DueRun = Readonly<{ id: string; attempts: number }>

type LeaseRequest = Lease & Readonly<{ most: number }>

/** Takes due runs for one node until their lease expires. The oldest run of a subject comes first. */
export function takeDueRuns(db: TenantDb, { now, until, most }: LeaseRequest): Promise<DueRun[]> {
  return db
    .updateTable('triggerRun')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('triggerRun as run')
        .where('run.state', '=', 'waiting')
        .where('run.nextAttemptAt', '<=', now)
        // Correlated, so that thousands of waiting runs are not sorted for the few that are taken.
        .where(
          ({ selectFrom }) =>
            selectFrom('triggerRun as earlier')
              .whereRef('earlier.triggerId', '=', 'run.triggerId')
              .whereRef('earlier.subject', '=', 'run.subject')
              .whereRef('earlier.id', '<', 'run.id')
              .where('earlier.state', '=', 'waiting')
              .orderBy('earlier.id')
              .limit(1)
              .select('earlier.id'),
          'is',
          null,
        )
        .orderBy('run.nextAttemptAt')
        .orderBy('run.id')
        .limit(most)
        .forUpdate('run')
        .skipLocked()
        .select('run.id'),
    )
    .returning(['id', 'attempts'])
    .execute()
}

const Values = z.record(z.string(), z.json())
/** Result and time of an action. */
const Step = z.object({ at: z.string(), result: z.json() })
export type StoredRun = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** Returns a run with the version of its trigger at its start. */
export async function findRun(tx: Reader, id: string) {
  const [row] = await found(tx, { id })
  return row && read(row)
}

/** Locks a run in the caller's transaction. */
export async function lockRun(tx: Tx, id: string) {
  const [row] = await locked(tx, { id })
  return row && read(row)
}

const found = prepared((tx, { id }: { id: string }) => runWith(tx, id))
const locked = preparedWrite((tx, { id }: { id: string }) => runWith(tx, id).forUpdate('triggerRun'))

const columns = [
  'id',
  'triggerId',
  'state',
  'cause',
  'depth',
  'event',
  'brought',
  'steps',
  'attempts',
  'failure',
  'occurredAt',
  'endedAt',
] as const

function runWith(tx: Reader, id: string) {
  return tx
    .selectFrom('triggerRun')
    .innerJoin('trigger', 'trigger.id', 'triggerRun.triggerId')
    .innerJoin('triggerVersion', (join) =>
      join
        .onRef('triggerVersion.triggerId', '=', 'triggerRun.triggerId')
        .onRef('triggerVersion.version', '=', 'triggerRun.version'),
    )
    .where('triggerRun.id', '=', id)
    .select(columns.map((column) => `triggerRun.${column}` as const))
    .select(['triggerVersion.definition', 'trigger.name', 'trigger.actsAs', 'trigger.changedBy'])
}

function read<
  Row extends Readonly<Record<'event' | 'brought' | 'steps' | 'failure' | 'definition', unknown>>,
>(row: Row) {
  return {
    ...row,
    event: Values.parse(row.event),
    brought: Values.parse(row.brought),
    steps: z.array(Step).parse(row.steps),
    failure: Reason.nullable().parse(row.failure),
    definition: TriggerDefinition.parse(row.definition),
  }
}

type Progress = Readonly<{
  steps: readonly Readonly<{ at: string; result: Json }>[]
  brought: Readonly<Record<string, unknown>>
  /** End of the last action; null while there are more. */
  endedAt: string | null
}>

export async function noteStep(tx: Tx, id: string, { steps, brought, endedAt }: Progress): Promise<void> {
  const done = { id, steps: JSON.stringify(steps), brought: JSON.stringify(brought) }
  await (endedAt === null ? noted(tx, done) : ended(tx, { ...done, endedAt }))
}

type StepRow = { id: string; steps: string; brought: string }

const noted = preparedPost((tx, { id, steps, brought }: StepRow) =>
  tx.updateTable('triggerRun').set({ steps, brought }).where('id', '=', id),
)
const ended = preparedPost((tx, { id, steps, brought, endedAt }: StepRow & { endedAt: string }) =>
  tx
    .updateTable('triggerRun')
    .set({ steps, brought, endedAt, state: 'done', nextAttemptAt: null, failure: null })
    .where('id', '=', id),
)

type RunEnd = Readonly<{
  state: 'done' | 'skipped' | 'failed' | 'stopped'
  now: string
  failure?: Reason
}>

/** Ends a waiting run; returns false if it was not waiting. */
export async function endRun(tx: TenantDb, id: string, { state, now, failure }: RunEnd): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('triggerRun')
    .set({ state, endedAt: now, nextAttemptAt: null, failure: failure ? JSON.stringify(failure) : null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Pause = Readonly<{ at: string; failure: Reason }>

export async function tryLater(db: TenantDb, id: string, { at, failure }: Pause): Promise<void> {
  await db
    .updateTable('triggerRun')
    .set({ nextAttemptAt: at, failure: JSON.stringify(failure) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Resumes an ended run at the step where it stopped. */
export async function wakeRun(tx: Tx, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('triggerRun')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, endedAt: null, depth: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'stopped'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewRun = Readonly<{
  triggerId: string
  version: number
  event: Readonly<Record<string, unknown>>
  key?: string | undefined
  now: string
}>

/** Creates a run and returns its id, or that of an earlier run with the same key. */
export async function beginRun(
  tx: TenantDb,
  { triggerId, version, event, key, now }: NewRun,
): Promise<string> {
  const begun = await tx
    .insertInto('triggerRun')
    .values({
      ...{ triggerId, version, occurredAt: now, nextAttemptAt: now },
      event: JSON.stringify(event),
      eventKey: key ?? null,
    })
    .onConflict((conflict) => conflict.columns(['triggerId', 'eventKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) return begun.id

  const first = await tx
    .selectFrom('triggerRun')
    .where('triggerId', '=', triggerId)
    .where('eventKey', '=', key ?? '')
    .select('id')
    .executeTakeFirstOrThrow()
  return first.id
}

/** Records a case that a run launched. */
export async function noteCase(tx: Tx, launched: Readonly<{ caseId: string; runId: string }>): Promise<void> {
  await tx.insertInto('triggerCase').values(launched).execute()
}

type State = StoredRun['state']
type RunFilter = Readonly<{ triggerId: string; state: State | undefined; range: PageRange }>

export async function listRuns(tx: Reader, { triggerId, state, range }: RunFilter) {
  const { after, offset, limit } = range
  const rows = await tx
    .selectFrom('triggerRun')
    .where('triggerId', '=', triggerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'done'))
    .where(({ eb, and }) => and(after === null ? [] : [eb('id', '<', after.id)]))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .select(['id', 'state', 'occurredAt', 'endedAt', 'attempts', 'failure'])
    .execute()
  return rows.map((row) => ({ ...row, failure: Reason.nullable().parse(row.failure) }))
}

export function countRuns(
  tx: Reader,
  { triggerId, state }: Pick<RunFilter, 'triggerId' | 'state'>,
  range: PageRange,
): Promise<number> {
  const runs = tx
    .selectFrom('triggerRun')
    .where('triggerId', '=', triggerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'done'))
  return totalOf(tx, range, runs)
}

/** Returns per trigger its last run, waiting runs, and failures since an instant. */
export async function runFigures(tx: Reader, since: string) {
  const counts = await tx
    .selectFrom('triggerRun')
    .groupBy('triggerId')
    .select(({ fn }) => ['triggerId', fn.max('id').as('lastId')])
    .select(sql<number>`count(*) filter (where state = 'waiting')::int`.as('waiting'))
    .select(
      sql<number>`count(*) filter (where state in ('failed', 'stopped') and ended_at >= ${since}::timestamptz)::int`.as(
        'failed',
      ),
    )
    .execute()
  if (counts.length === 0) return new Map<string, Figures>()

  const lasts = await tx
    .selectFrom('triggerRun')
    .where(
      'id',
      'in',
      counts.map(({ lastId }) => String(lastId)),
    )
    .select(['triggerId', 'state', 'occurredAt as at'])
    .execute()
  const lastOf = new Map(lasts.map(({ triggerId, ...last }) => [triggerId, last]))
  return new Map<string, Figures>(
    counts.map(({ triggerId, waiting, failed }) => [
      triggerId,
      { waiting, failed, lastRun: lastOf.get(triggerId) ?? null },
    ]),
  )
}

type Figures = Readonly<{ waiting: number; failed: number; lastRun: { state: State; at: string } | null }>

/** Deletes ended runs by age, with a separate limit for skipped ones. */
export async function forgetRuns(
  db: TenantDb,
  { before, skippedBefore }: Readonly<{ before: string; skippedBefore: string }>,
): Promise<void> {
  await db
    .deleteFrom('triggerRun')
    .where(({ or, and, eb }) =>
      or([eb('endedAt', '<', before), and([eb('endedAt', '<', skippedBefore), eb('state', '=', 'skipped')])]),
    )
    .execute()
}
