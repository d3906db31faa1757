import type { DataSyncChange, DataSyncCounts, DataSyncSettings } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Reason } from '../../../clock/reason.ts'
import type { RowProblem } from '../../record-sheets/index.ts'
import type { RecordWriter } from '../../records/index.ts'

/** A row of the source as texts, by the field that it fills; a field whose column it does not have stays as it is. */
export type SourceRow = Readonly<{
  /** From 1. */
  number: number
  key: string
  texts: Readonly<Record<string, string>>
}>

/** A record or entry that came from the source. */
export type Link = Readonly<{ key: string; targetId: string }>

export type SyncCell = Readonly<{
  field: string
  before: string
  after: string
  problem: RowProblem | null
}>

/** What happens, or would happen, to a row. */
export type SyncChange = Pick<DataSyncChange, 'kind' | 'row' | 'key'> &
  Readonly<{ cells: readonly SyncCell[]; reason: Reason | null }>

/** Work of the person for whom a synchronization runs, in one transaction. */
export type SyncWork = RecordWriter & Readonly<{ tx: Tx }>

export type Planning = Readonly<{
  settings: DataSyncSettings
  /** Rows whose key is there once. */
  rows: readonly SourceRow[]
  /** What came from the source and is no longer there. */
  gone: readonly Link[]
  /** Whether what is compared will be changed, so that others wait. */
  holds: boolean
}>

/** What a run did: what now comes from the source, and the rows that were refused after all. */
export type Carried = Readonly<{ links: readonly Link[]; refused: readonly SyncChange[] }>

export type TargetPlan = Readonly<{
  changes: readonly SyncChange[]
  unchanged: number
  carryOut: () => Promise<Carried>
}>

/** A field that rows can fill. */
export type TargetField = Readonly<{ field: string; label: string; isKey: boolean; isRequired: boolean }>

/** How a report names fields and says problems, in the reader's language. */
export type TargetWords = Readonly<{
  labelOf: (field: string) => string
  say: (problem: RowProblem) => string
}>

/** Rows that are refused before they are compared with the target. */
export function refusedRow(row: Pick<SourceRow, 'number' | 'key'>, problem: RowProblem): SyncChange {
  return {
    kind: 'refused',
    row: row.number,
    key: row.key,
    cells: [{ field: problem.path, before: '', after: row.key, problem }],
    reason: null,
  }
}

export function countsOf(
  changes: readonly SyncChange[],
  { rows, unchanged }: Pick<DataSyncCounts, 'rows' | 'unchanged'>,
): DataSyncCounts {
  const counts = { rows, unchanged, new: 0, changed: 0, ended: 0, removed: 0, refused: 0 }
  for (const { kind } of changes) counts[kind] += 1
  return counts
}
