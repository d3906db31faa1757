import type { FieldValue } from '../values/field-value.ts'

/** A row of every new form with its start values. */
export type GivenRow = Readonly<{ id: string; values: Readonly<Record<string, FieldValue>> }>

/** Rules for the rows of a sub-table. Given rows come first and can be neither moved nor removed. */
export type RowRules = Readonly<{
  given: ReadonlyMap<string, GivenRow>
  /** Columns that are read-only in a given row. */
  fixed: ReadonlySet<string>
  mayAdd: boolean
  /** Whether people may remove stored rows. They may always remove their own unsaved ones. */
  mayRemove: boolean
}>
