import type { Reader, TenantDb, Tx } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { sql } from 'kysely'
import { z } from 'zod'
import type { DueTable } from '../../../clock/due-store.ts'
import type { Lease } from '../../../clock/lease.ts'

const Failure = z.object({
  refusal: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Failure = z.infer<typeof Failure>

export type ImportRow = Readonly<{
  id: string
  formId: string
  personId: string
  locale: Locale
  fileName: string
  contentHash: string
  state: 'reading' | 'ready' | 'committing' | 'done' | 'failed' | 'cancelled'
  mode: 'add' | 'addAndUpdate'
  keys: readonly string[]
  columns: readonly string[] | null
  headings: readonly string[] | null
  rowsRead: number
  rowsBad: number
  doneThrough: number
  rowsAdded: number
  rowsChanged: number
  rowsRefused: number
  failure: Failure | null
}>

type NewImport = Pick<
  ImportRow,
  'id' | 'formId' | 'personId' | 'locale' | 'fileName' | 'contentHash' | 'mode' | 'keys'
> &
  Readonly<{ now: string }>

export async function insertImport(tx: Tx, { now, keys, ...row }: NewImport): Promise<void> {
  await tx
    .insertInto('recordImport')
    .values({ ...row, keys: [...keys], state: 'reading', startedAt: now, changedAt: now })
    .execute()
}

export async function findImport(db: Reader, id: string): Promise<ImportRow | undefined> {
  return read(await db.selectFrom('recordImport').where('id', '=', id).selectAll().executeTakeFirst())
}

/** Returns a person's latest unfinished import into a model; imports expire after a week. */
export async function openImportOf(
  db: Reader,
  { personId, formId }: Pick<ImportRow, 'personId' | 'formId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recordImport')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .where('state', 'in', ['reading', 'ready', 'committing'])
    .select('id')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Locks an import, so that those who work on it or end it take turns. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return read(
    await tx.selectFrom('recordImport').where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),
  )
}

type StoredImport = Omit<ImportRow, 'locale' | 'failure'> & Readonly<{ locale: string; failure: unknown }>

function read(row: StoredImport | undefined): ImportRow | undefined {
  if (!row) return undefined
  return {
    ...row,
    locale: toLocale(row.locale),
    failure: row.failure === null ? null : Failure.parse(row.failure),
  }
}

type Change = Partial<Omit<ImportRow, 'id' | 'columns' | 'headings' | 'failure' | 'keys'>> &
  Readonly<{
    columns?: readonly string[]
    headings?: readonly string[]
    failure?: Failure
    leasedUntil?: string | null
    /** Attempts at the phase under way, or at its next batch. */
    attempts?: number
  }>

export async function updateImport(db: TenantDb, id: string, now: string, change: Change): Promise<void> {
  const { columns, headings, failure, ...rest } = change
  await db
    .updateTable('recordImport')
    .set({
      ...rest,
      changedAt: now,
      ...(columns && { columns: [...columns] }),
      ...(headings && { headings: [...headings] }),
      ...(failure && { failure: JSON.stringify(failure) }),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Takes work that no live node holds and counts the attempt; returns which attempt it is, 0 when another node was
 * faster. A single statement, so that only one of two nodes succeeds.
 */
export async function leaseImport(
  db: TenantDb,
  { id, now, until }: Lease & Readonly<{ id: string }>,
): Promise<number> {
  const leased = await db
    .updateTable('recordImport')
    .set(({ eb }) => ({ leasedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'committing'])
    .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .returning('attempts')
    .executeTakeFirst()
  return leased?.attempts ?? 0
}

/** Leaves an import to the next attempt, on any node. */
export async function releaseImport(
  db: TenantDb,
  { id, attempts }: Readonly<{ id: string; attempts: number }>,
): Promise<void> {
  await db.updateTable('recordImport').set({ leasedUntil: null, attempts }).where('id', '=', id).execute()
}

/** Imports that no living node works on. */
export const dueImports: DueTable = {
  table: 'record_import',
  dueFrom: (rows) => sql`(
    select coalesce(leased_until, '-infinity') from ${rows} where state in ('reading', 'committing')
    order by leased_until nulls first limit 1)`,
}

/** Returns imports that wait or whose node died. */
export function openImports(db: Reader, now: string): Promise<Pick<ImportRow, 'id' | 'personId'>[]> {
  return db
    .selectFrom('recordImport')
    .where('state', 'in', ['reading', 'committing'])
    .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .select(['id', 'personId'])
    .orderBy('startedAt')
    .execute()
}

export async function forgetImports(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('recordImport').where('changedAt', '<=', before).execute()
}

/** Returns a sheet the person uploaded; undefined when there is none or its scan has not finished. */
export async function ownSheet(db: Reader, ownerId: string, fileId: string) {
  return db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .where('ownerId', '=', ownerId)
    .select(['name', 'state', sql<string>`coalesce(content_hash, '')`.as('contentHash')])
    .executeTakeFirst()
}
