import { DataSyncChange, DataSyncCounts, type DataSyncRun } from '@signet/contract'
import { containsPattern, countOf, newestFirst, type Reader, type TenantDb, type Tx } from '@signet/db'
import { inParts } from '@signet/std'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import { Reason } from '../../../clock/reason.ts'
import type { PagePosition, PageRange } from '../../../http/page.ts'
import { RowProblem } from '../../record-sheets/index.ts'
import type { SyncChange } from './sync-plan.ts'

const AskedValue = z.object({ name: z.string(), value: z.string() })
/** A value with which the source was asked. */
export type AskedValue = Readonly<z.infer<typeof AskedValue>>

export type StoredRun = Pick<DataSyncRun, 'id' | 'kind' | 'state' | 'startedAt' | 'endedAt' | 'counts'> &
  Readonly<{
    syncId: string
    startedBy: string | null
    expected: string | null
    fingerprint: string | null
    reason: Reason | null
    /** The moments of its parameters go by these. */
    asOf: string
    readSince: string | null
    parameters: readonly AskedValue[]
  }>

const columns = [
  'id',
  'syncId',
  'kind',
  'state',
  'startedBy',
  'startedAt',
  'endedAt',
  'expected',
  'fingerprint',
  'counts',
  'reason',
  'asOf',
  'readSince',
  'parameters',
] as const

type Row = Omit<StoredRun, 'counts' | 'reason' | 'parameters'> &
  Readonly<{ counts: unknown; reason: unknown; parameters: unknown }>

function runOf(row: Row): StoredRun {
  return {
    ...row,
    counts: DataSyncCounts.nullable().parse(row.counts),
    reason: Reason.nullable().parse(row.reason),
    parameters: z.array(AskedValue).parse(row.parameters),
  }
}

type NewRun = Pick<StoredRun, 'id' | 'syncId' | 'kind' | 'startedBy' | 'expected' | 'asOf' | 'readSince'> &
  Readonly<{ now: string }>

/** Begins a run, which a server takes on at once; false while another one of its synchronization is under way. */
export async function insertRun(tx: Tx, { now, ...run }: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('dataSyncRun')
    .values({ ...run, state: 'waiting', startedAt: now, dueAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes due runs for one node until `until`; `attempts` includes this one. */
export function takeDueRuns(db: TenantDb, { now, until }: Lease) {
  return db
    .updateTable('dataSyncRun')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('dataSyncRun as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning(['id', 'attempts'])
    .execute()
}

export async function findRun(db: Reader, id: string): Promise<StoredRun | undefined> {
  const row = await db.selectFrom('dataSyncRun').where('id', '=', id).select(columns).executeTakeFirst()
  return row && runOf(row)
}

/** The run while it is under way, locked; undefined once it is over. */
export async function lockRun(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('dataSyncRun')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  return row && runOf(row)
}

export async function isUnderWay(db: Reader, syncId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dataSyncRun')
    .where('syncId', '=', syncId)
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

function latestOf(db: Reader, syncId: string) {
  return db
    .selectFrom('dataSyncRun')
    .where('syncId', '=', syncId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .select(columns)
}

/** The last two runs of a synchronization that its schedule began, latest first. */
export async function lastScheduled(db: Reader, syncId: string): Promise<readonly StoredRun[]> {
  return (await latestOf(db, syncId).where('startedBy', 'is', null).limit(2).execute()).map(runOf)
}

/** The latest run of each of these synchronizations. */
export async function latestRuns(
  db: Reader,
  syncIds: readonly string[],
): Promise<ReadonlyMap<string, StoredRun>> {
  if (syncIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dataSyncRun')
    .where('syncId', 'in', syncIds)
    .distinctOn('syncId')
    .orderBy('syncId')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .select(columns)
    .execute()
  return new Map(rows.map((row) => [row.syncId, runOf(row)]))
}

type Ending = Readonly<{
  id: string
  state: StoredRun['state']
  now: string
  reason: Reason | null
  parameters: readonly AskedValue[]
  fingerprint?: string
  counts?: DataSyncCounts
}>

export async function endRun(
  tx: Tx,
  { id, now, reason, parameters, counts, ...ending }: Ending,
): Promise<void> {
  await tx
    .updateTable('dataSyncRun')
    .set({
      ...ending,
      endedAt: now,
      dueAt: null,
      reason: reason && JSON.stringify(reason),
      parameters: JSON.stringify(parameters),
      ...(counts && { counts: JSON.stringify(counts) }),
    })
    .where('id', '=', id)
    .execute()
}

/** Few, since writing them as text keeps the event loop. */
const rowsAtOnce = 100
const longestText = 500

/** Keeps what a run changes, or would change, in this order. */
export async function insertChanges(tx: Tx, runId: string, changes: readonly SyncChange[]): Promise<void> {
  let position = 0
  for (const part of inParts(changes, rowsAtOnce)) {
    const rows = part.map(({ kind, row: sourceRow, key, cells, reason }) => ({
      ...{ runId, kind, sourceRow },
      position: position++,
      key: cut(key),
      cells: JSON.stringify(
        cells.map((cell) => ({ ...cell, before: cut(cell.before), after: cut(cell.after) })),
      ),
      reason: reason && JSON.stringify(reason),
    }))
    await tx.insertInto('dataSyncRunChange').values(rows).execute()
  }
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}

/** Forgets runs of a synchronization that began before an instant. */
export async function deleteRunsBefore(tx: Tx, syncId: string, instant: string): Promise<void> {
  await tx
    .deleteFrom('dataSyncRun')
    .where('syncId', '=', syncId)
    .where('startedAt', '<', instant)
    .where('state', '!=', 'waiting')
    .execute()
}

/** Newest first. */
export async function selectRuns(db: Reader, range: PageRange, syncId: string) {
  const found = db.selectFrom('dataSyncRun').where('syncId', '=', syncId)
  const rows = await found
    .$call(newestFirst(range, { at: 'startedAt' }))
    .select(columns)
    .execute()
  return { rows: rows.map(runOf), total: await countOf(found) }
}

export type ChangeQuery = Readonly<{
  id: string
  kind: SyncChange['kind'] | ''
  keyword?: string | undefined
}>

function changesOf(db: Reader, { id, kind, keyword }: ChangeQuery) {
  return db
    .selectFrom('dataSyncRunChange')
    .where('runId', '=', id)
    .$if(kind !== '', (query) => query.where('kind', '=', kind as SyncChange['kind']))
    .where('key', 'ilike', containsPattern(keyword))
}

const StoredChange = DataSyncChange.pick({ kind: true, key: true }).extend({
  position: z.int(),
  sourceRow: z.int(),
  cells: z.array(
    z.object({
      field: z.string(),
      before: z.string(),
      after: z.string(),
      problem: RowProblem.nullable(),
    }),
  ),
  reason: Reason.nullable(),
})
export type StoredChange = z.infer<typeof StoredChange>

export async function selectChanges(
  db: Reader,
  query: ChangeQuery,
  { after, offset, limit }: PageRange,
): Promise<readonly StoredChange[]> {
  const rows = await changesOf(db, query)
    .$if(after !== null, (from) => from.where('position', '>', positionIn(after)))
    .orderBy('position')
    .offset(offset)
    .limit(limit)
    .select(['position', 'kind', 'sourceRow', 'key', 'cells', 'reason'])
    .execute()
  return rows.map((row) => StoredChange.parse(row))
}

function positionIn(after: PagePosition | null): number {
  const position = Number(after?.id)
  return Number.isSafeInteger(position) ? position : 0
}

export function countChanges(db: Reader, query: ChangeQuery): Promise<number> {
  return countOf(changesOf(db, query))
}
