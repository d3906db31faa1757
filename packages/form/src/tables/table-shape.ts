import type { LocalizedText } from '../definition/localized-text.ts'
import type { Column, ColumnType } from './column.ts'

/** A column that a form owns. All are nullable: what is required is the form's rule, not the table's. */
export type ColumnShape = Column & Readonly<{ name: string; path: string }>

/**
 * A table that a form owns, without the columns that every record has (id, version, author, times …); a child
 * table additionally has its row id, its parent's id and its place.
 */
export type TableShape = Readonly<{
  name: string
  /** The key of the sub-table; absent for the main table. */
  key?: string
  /** The main table's name, for a child table. */
  parent?: string
  columns: readonly ColumnShape[]
  /** Of the main table; tables that were shaped before there were keys have none. */
  keys?: readonly KeyShape[]
}>

/** No two records that are there have the same values in these columns; with an empty one they are not compared. */
export type KeyShape = Readonly<{
  /** Of its index. */
  name: string
  columns: readonly Pick<ColumnShape, 'name' | 'path' | 'type'>[]
  /** What the administrator wants people to read. */
  message?: LocalizedText
}>

/** One step from the tables that are there to the tables that a definition wants. Nothing is ever dropped. */
export type TableStep = Readonly<
  | { step: 'createTable'; table: TableShape }
  | { step: 'addColumn'; table: string; column: ColumnShape }
  /** The column or table is renamed to `to` and kept; `to` is free by its number. */
  | { step: 'setAsideColumn'; table: string; column: string; to: string }
  | { step: 'setAsideTable'; table: string; to: string }
  /** Every stored value survives the change of type. */
  | { step: 'widenColumn'; table: string; column: string; from: ColumnType; to: ColumnType }
  | { step: 'createIndex'; table: string; column: string; index: NonNullable<Column['index']>; name: string }
  | { step: 'dropIndex'; table: string; name: string }
  | { step: 'createKey'; table: string; key: KeyShape }
  | { step: 'dropKey'; table: string; name: string }
>
