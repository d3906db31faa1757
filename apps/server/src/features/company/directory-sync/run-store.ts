import { DirectoryChange, DirectoryCounts, type DirectoryRun } from '@signet/contract'
import { containsPattern, countOf, newestFirst, type Reader, type TenantDb, type Tx } from '@signet/db'
import { inParts } from '@signet/std'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import { Reason } from '../../../clock/reason.ts'
import type { PagePosition, PageRange } from '../../../http/page.ts'
import type { SyncChange } from './sync-plan.ts'

export type StoredRun = Pick<DirectoryRun, 'id' | 'kind' | 'state' | 'startedAt' | 'endedAt' | 'counts'> &
  Readonly<{
    startedBy: string | null
    expected: string | null
    fingerprint: string | null
    reason: Reason | null
  }>

const columns = [
  'id',
  'kind',
  'state',
  'startedBy',
  'startedAt',
  'endedAt',
  'expected',
  'fingerprint',
  'counts',
  'reason',
] as const

type Row = Omit<StoredRun, 'counts' | 'reason'> & Readonly<{ counts: unknown; reason: unknown }>

function runOf(row: Row): StoredRun {
  return {
    ...row,
    counts: DirectoryCounts.nullable().parse(row.counts),
    reason: Reason.nullable().parse(row.reason),
  }
}

type NewRun = Readonly<{
  id: string
  kind: StoredRun['kind']
  startedBy: string | null
  expected: string | null
  now: string
}>

/** Begins a run, which a server takes on at once; false while another one is under way. */
export async function insertRun(tx: Tx, { now, ...run }: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('directoryRun')
    .values({ ...run, state: 'waiting', startedAt: now, dueAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes due runs for one node until `until`; `attempts` includes this one. */
export function takeDueRuns(db: TenantDb, { now, until }: Lease) {
  return db
    .updateTable('directoryRun')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('directoryRun as due')
        .where('due.dueAt', '<=', now)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning(['id', 'attempts'])
    .execute()
}

export async function findRun(db: Reader, id: string): Promise<StoredRun | undefined> {
  const row = await db.selectFrom('directoryRun').where('id', '=', id).select(columns).executeTakeFirst()
  return row && runOf(row)
}

/** The run while it is under way, locked; undefined once it is over. */
export async function lockRun(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('directoryRun')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  return row && runOf(row)
}

/** The last two runs that the schedule began, latest first. */
export async function lastScheduled(db: Reader): Promise<readonly StoredRun[]> {
  const rows = await db
    .selectFrom('directoryRun')
    .where('startedBy', 'is', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .select(columns)
    .execute()
  return rows.map(runOf)
}

type Ending = Readonly<{
  id: string
  state: StoredRun['state']
  now: string
  reason: Reason | null
  fingerprint?: string
  counts?: DirectoryCounts
}>

export async function endRun(tx: Tx, { id, now, reason, counts, ...ending }: Ending): Promise<void> {
  await tx
    .updateTable('directoryRun')
    .set({
      ...ending,
      endedAt: now,
      dueAt: null,
      reason: reason && JSON.stringify(reason),
      ...(counts && { counts: JSON.stringify(counts) }),
    })
    .where('id', '=', id)
    .execute()
}

const rowsAtOnce = 5_000
const longestText = 500

/** Keeps what a run changes, or would change, in this order. */
export async function insertChanges(tx: Tx, runId: string, changes: readonly SyncChange[]): Promise<void> {
  const rows = changes.map(({ subject: _, fields, reason, ...change }, position) => ({
    ...change,
    ...{ runId, position },
    fields: JSON.stringify(
      fields.map(({ field, before, after }) => ({ field, before: cut(before), after: cut(after) })),
    ),
    reason: reason && JSON.stringify(reason),
  }))
  for (const part of inParts(rows, rowsAtOnce))
    await tx
      .insertInto('directoryRunChange')
      .values([...part])
      .execute()
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}

/** Forgets runs that began before an instant. */
export async function deleteRunsBefore(tx: Tx, instant: string): Promise<void> {
  await tx
    .deleteFrom('directoryRun')
    .where('startedAt', '<', instant)
    .where('state', '!=', 'waiting')
    .execute()
}

/** Newest first. */
export async function selectRuns(db: Reader, range: PageRange): Promise<readonly StoredRun[]> {
  const rows = await db
    .selectFrom('directoryRun')
    .$call(newestFirst(range, { at: 'startedAt' }))
    .select(columns)
    .execute()
  return rows.map(runOf)
}

export function countRuns(db: Reader): Promise<number> {
  return countOf(db.selectFrom('directoryRun'))
}

export type ChangeQuery = Readonly<{
  id: string
  kind: SyncChange['kind'] | ''
  keyword?: string | undefined
}>

function changesOf(db: Reader, { id, kind, keyword }: ChangeQuery) {
  return db
    .selectFrom('directoryRunChange')
    .where('runId', '=', id)
    .$if(kind !== '', (query) => query.where('kind', '=', kind as SyncChange['kind']))
    .where(({ eb, or }) => {
      const pattern = containsPattern(keyword)
      return or([eb('name', 'ilike', pattern), eb('account', 'ilike', pattern)])
    })
}

const StoredChange = DirectoryChange.omit({ id: true }).extend({
  position: z.int(),
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
    .select(['position', 'part', 'kind', 'account', 'name', 'fields', 'reason'])
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
