import { DataSyncChange, DataSyncCounts } from '@signet/contract'
import type { Reader, TenantDb } from '@signet/db'
import { z } from 'zod'
import { openChangeStore, openRunStore, StoredChange, StoredRun } from '../../../sync-runs/index.ts'
import { RowProblem } from '../../record-sheets/index.ts'

const AskedValue = z.object({ name: z.string(), value: z.string() })
/** A value with which the source was asked. */
export type AskedValue = Readonly<z.infer<typeof AskedValue>>

const DataRun = StoredRun.extend({
  syncId: z.string(),
  counts: DataSyncCounts.nullable(),
  /** The moments of its parameters go by these. */
  asOf: z.string(),
  readSince: z.string().nullable(),
  parameters: z.array(AskedValue),
})
export type DataRun = Readonly<z.infer<typeof DataRun>>

export const dataRuns = openRunStore({ table: 'dataSyncRun', row: DataRun })

const DataRunChange = StoredChange.extend({
  kind: DataSyncChange.shape.kind,
  sourceRow: z.int(),
  key: z.string(),
  cells: z.array(
    z.object({
      field: z.string(),
      before: z.string(),
      after: z.string(),
      problem: RowProblem.nullable(),
    }),
  ),
})
export type DataRunChange = Readonly<z.infer<typeof DataRunChange>>

export const dataRunChanges = openChangeStore({
  table: 'dataSyncRunChange',
  row: DataRunChange,
  searched: ['key'],
})

/** Keeps the values of a run before its source is asked. */
export async function storeAsked(db: TenantDb, id: string, parameters: readonly AskedValue[]): Promise<void> {
  await db
    .updateTable('dataSyncRun')
    .set({ parameters: JSON.stringify(parameters) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** The latest run of each of these synchronizations. */
export async function latestRuns(
  db: Reader,
  syncIds: readonly string[],
): Promise<ReadonlyMap<string, DataRun>> {
  if (syncIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dataSyncRun')
    .where('syncId', 'in', syncIds)
    .distinctOn('syncId')
    .orderBy('syncId')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.syncId, DataRun.parse(row)]))
}
