import { posted, prepared, preparedWrite, type Reader, type TenantDb, type Tx } from '@signet/db'
import { type Json, TriggerDefinition } from '@signet/flow'
import { sql } from 'kysely'
import { z } from 'zod'
import type { PageRange } from '../../http/page.ts'
import { Reason } from '../../reasons/index.ts'

/** A run that is to go on now, taken for so long that nobody else does it meanwhile. `attempts` counts this one. */
export type DueRun = Readonly<{ id: string; attempts: number }>

type Taking = Readonly<{ now: string; until: string; most: number }>

/** Of two servers one gets a run; whoever dies with it loses it when its time is over. Of one subject the oldest is first. */
export function takeDueRuns(db: TenantDb, { now, until, most }: Taking): Promise<DueRun[]> {
  return db
    .updateTable('triggerRun')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('triggerRun as run')
        .where('run.state', '=', 'waiting')
        .where('run.nextAttemptAt', '<=', now)
        // Asked of each in its turn, so that thousands that wait are not looked at for the few that are taken.
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
/** What an action has done, and when. */
const Step = z.object({ at: z.string(), result: z.json() })
export type StoredRun = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** A run with the trigger as it was when it began. */
export async function findRun(tx: Reader, id: string) {
  // Only read; the handle is the tenant's either way.
  const [row] = await found(tx, { id })
  return row && read(row)
}

/** The same under the lock of the caller's transaction. */
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
  /** When the last one was done; null while there are more. */
  endedAt: string | null
}>

export async function noteStep(tx: Tx, id: string, { steps, brought, endedAt }: Progress): Promise<void> {
  const done = { id, steps: JSON.stringify(steps), brought: JSON.stringify(brought) }
  await (endedAt === null ? noted(tx, done) : ended(tx, { ...done, endedAt }))
}

type Noted = { id: string; steps: string; brought: string }

const noted = posted((tx, { id, steps, brought }: Noted) =>
  tx.updateTable('triggerRun').set({ steps, brought }).where('id', '=', id),
)
const ended = posted((tx, { id, steps, brought, endedAt }: Noted & { endedAt: string }) =>
  tx
    .updateTable('triggerRun')
    .set({ steps, brought, endedAt, state: 'done', nextAttemptAt: null, failure: null })
    .where('id', '=', id),
)

type Ending = Readonly<{
  state: 'done' | 'skipped' | 'failed' | 'stopped'
  now: string
  failure?: Reason
}>

/** Whether it was still waiting, and is over now. */
export async function endRun(tx: TenantDb, id: string, { state, now, failure }: Ending): Promise<boolean> {
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

/** A run that is over waits again, and stands where it stood. */
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

/** The id of a new run; of the one that the same key began, when there is one. */
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

/** A case that a run has launched. */
export async function noteCase(tx: Tx, launched: Readonly<{ caseId: string; runId: string }>): Promise<void> {
  await tx.insertInto('triggerCase').values(launched).execute()
}

type State = StoredRun['state']
type Listed = Readonly<{ triggerId: string; state: State | undefined; range: PageRange }>

export async function listRuns(tx: Reader, { triggerId, state, range }: Listed) {
  const { after, offset, limit } = range
  const rows = await tx
    .selectFrom('triggerRun')
    .where('triggerId', '=', triggerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'done'))
    .$if(after !== null, (query) => query.where('id', '<', after?.id ?? ''))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .select(['id', 'state', 'occurredAt', 'endedAt', 'attempts', 'failure'])
    .execute()
  return rows.map((row) => ({ ...row, failure: Reason.nullable().parse(row.failure) }))
}

export async function countRuns(
  tx: Reader,
  { triggerId, state }: Pick<Listed, 'triggerId' | 'state'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('triggerRun')
    .where('triggerId', '=', triggerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'done'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How the runs of each trigger went: the last one, how many wait, how many went wrong since. */
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

/** Runs that ended before these moments: those that did something, and those that had nothing to do. */
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
