import type { FieldValue } from '../values/field-value.ts'

/** A row that stands in every new form, and what it begins with. */
export type GivenRow = Readonly<{ id: string; values: Readonly<Record<string, FieldValue>> }>

/** What people may do with the rows of a sub-table. Given rows stand first; nobody moves them or takes them out. */
export type RowRules = Readonly<{
  given: ReadonlyMap<string, GivenRow>
  /** Columns that nobody changes in a given row. */
  fixed: ReadonlySet<string>
  mayAdd: boolean
  /** May people take out a row that is there already? Their own, not stored yet, they always may. */
  mayRemove: boolean
}>
