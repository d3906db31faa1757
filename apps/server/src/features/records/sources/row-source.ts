import type { ListField } from '@signet/list'
import type { Group, Summed } from './count-store.ts'
import type { FoundRow } from './found-row.ts'
import type { Place } from './segments.ts'
import type { Wanted } from './select-store.ts'

/** Where the records of a model are. Permission is no matter of it: `wanted` says which are meant. */
export type RowSource = Readonly<{
  /** So many records after a place, or from the beginning. */
  after: (wanted: Wanted, place: Place | null, limit: number) => Promise<readonly FoundRow[]>
  /** The records of a page by its number, and how many there are in all. */
  at: (
    wanted: Wanted,
    page: Readonly<{ offset: number; limit: number }>,
  ) => Promise<Readonly<{ rows: readonly FoundRow[]; total: number }>>
  /** Those of these records that are meant, in the order of the ids. */
  byIds: (wanted: Wanted, ids: readonly string[]) => Promise<readonly FoundRow[]>
  count: (wanted: Wanted) => Promise<number>
  /** The sums of number columns, as exact decimals. */
  sums: (wanted: Wanted, summed: readonly Summed[]) => Promise<readonly string[]>
  /** How many records have each value of a field, in the order of the field. */
  groups: (wanted: Wanted, by: Grouping) => Promise<readonly Group[]>
}>
export type Grouping = Readonly<{ by: ListField; summed: readonly Summed[]; limit: number }>
