import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'

/** A change of one value as stored in the log; `row` is the id of the sub-table row. */
export const Change = z.object({
  path: z.string(),
  row: z.string().nullable(),
  kind: z.enum(['changed', 'rowAdded', 'rowRemoved']),
  before: z.json(),
  after: z.json(),
})
export type Change = Readonly<z.infer<typeof Change>>

const Changes = z.array(Change)

export type ChangeRow = Readonly<{
  id: string
  version: number
  kind: 'changed' | 'removed'
  /** Null when an automatic step made it. */
  changedBy: string | null
  changedAt: string
  changes: readonly Change[]
}>

type NewChange = ChangeRow & Readonly<{ formId: string; recordId: string }>

export async function insertChange(tx: Tx, { changes, ...row }: NewChange): Promise<void> {
  await tx
    .insertInto('recordChange')
    .values({ ...row, changes: JSON.stringify(changes) })
    .execute()
}

type RecordKey = Readonly<{ formId: string; recordId: string }>

/** Returns the changes before a version, newest first. */
export function changesBefore(
  tx: Reader,
  of: RecordKey,
  version: number,
  limit: number,
): Promise<readonly ChangeRow[]> {
  return read(changesOf(tx, of).where('version', '<', version).orderBy('version', 'desc').limit(limit))
}

/** Returns the changes after a version, oldest first. */
export function changesAfter(tx: Reader, of: RecordKey, version: number): Promise<readonly ChangeRow[]> {
  return read(changesOf(tx, of).where('version', '>', version).orderBy('version').limit(200))
}

function changesOf(tx: Reader, { formId, recordId }: RecordKey) {
  return tx
    .selectFrom('recordChange')
    .where('formId', '=', formId)
    .where('recordId', '=', recordId)
    .select(['id', 'version', 'kind', 'changedBy', 'changedAt', 'changes'])
}

async function read(query: ReturnType<typeof changesOf>): Promise<readonly ChangeRow[]> {
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, changes: Changes.parse(row.changes) }))
}

const newest = 2 ** 31 - 1

/** Parses the version before which a page of a log begins. Refuses `request.invalid`. */
export function readVersionCursor(cursor: string | undefined): number {
  if (cursor === undefined) return newest
  const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  if (version < 1) throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return version
}
