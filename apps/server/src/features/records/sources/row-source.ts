import type { ListField } from '@signet/list'
import type { Group, SumField } from './count-store.ts'
import type { FoundRow } from './found-row.ts'
import type { RowPosition } from './segments.ts'
import type { RecordQuery } from './select-store.ts'

/** Storage of a model's records. It checks no permission: `wanted` selects the records. */
export type RowSource = Readonly<{
  /** Returns records after a position, or from the beginning. */
  after: (wanted: RecordQuery, place: RowPosition | null, limit: number) => Promise<readonly FoundRow[]>
  /**
   * Returns a page by number, and the total, which is counted no further than needed: beyond `mostCounted` and
   * the page it only says that there are more.
   */
  at: (
    wanted: RecordQuery,
    page: Readonly<{ offset: number; limit: number }>,
  ) => Promise<Readonly<{ rows: readonly FoundRow[]; total: number }>>
  /** Returns the matching ones of these records, in the order of the ids. */
  byIds: (wanted: RecordQuery, ids: readonly string[]) => Promise<readonly FoundRow[]>
  /** Counts the matching records; stored ones up to `most`. */
  count: (wanted: RecordQuery, most?: number) => Promise<number>
  /** Returns sums of number columns as exact decimals. */
  sums: (wanted: RecordQuery, summed: readonly SumField[]) => Promise<readonly string[]>
  /** Counts records per value of a field, in field order. */
  groups: (wanted: RecordQuery, by: GroupQuery) => Promise<readonly Group[]>
}>
export type GroupQuery = Readonly<{ by: ListField; summed: readonly SumField[]; limit: number }>
