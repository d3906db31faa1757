import type { LocalizedText } from '../definition/localized-text.ts'

/** A column of a form. All are nullable, because the form and not the table requires values. */
export type ColumnShape = Column & Readonly<{ name: string; path: string }>

/**
 * A table of a form without the columns of every record (id, version, author, times and so on). A child table also has
 * its row id, its parent's id and its index.
 */
export type TableShape = Readonly<{
  name: string
  /** The key of the sub-table; absent for the main table. */
  key?: string
  /** The main table's name, for a child table. */
  parent?: string
  columns: readonly ColumnShape[]
  /** Keys of the main table; absent in shapes from before keys existed. */
  keys?: readonly KeyShape[]
}>

/** Columns whose values are unique together among existing records; a record with an empty one is exempt. */
export type KeyShape = Readonly<{
  /** Name of the index. */
  name: string
  columns: readonly Pick<ColumnShape, 'name' | 'path' | 'type'>[]
  /** The administrator's text for a violation. */
  message?: LocalizedText
}>

/** A step from the existing tables to those of a definition. Nothing is ever dropped. */
export type TableStep = Readonly<
  | { step: 'createTable'; table: TableShape }
  | { step: 'addColumn'; table: string; column: ColumnShape }
  /** Renames the column or table to `to` and keeps it; the number makes `to` free. */
  | { step: 'setAsideColumn'; table: string; column: string; to: string }
  | { step: 'setAsideTable'; table: string; to: string }
  /** The change of type keeps every stored value. */
  | { step: 'widenColumn'; table: string; column: string; from: ColumnType; to: ColumnType }
  | { step: 'createIndex'; table: string; column: string; index: NonNullable<Column['index']>; name: string }
  | { step: 'dropIndex'; table: string; name: string }
  | { step: 'createKey'; table: string; key: KeyShape }
  | { step: 'dropKey'; table: string; name: string }
>

/** The closed list of column types, named as in PostgreSQL. */
export const columnTypes = ['text', 'numeric', 'date', 'timestamp', 'boolean', 'text[]', 'jsonb'] as const
export type ColumnType = (typeof columnTypes)[number]

/** The index of a column: `order` is a B-tree, `words` a trigram index, `members` a GIN index of its elements. */
export type ColumnIndex = 'order' | 'words' | 'members'

/** The column that a kind needs. `references` is the target of its ids; the server adds no foreign key. */
export type Column = Readonly<{
  type: ColumnType
  index?: ColumnIndex
  references?: 'person' | 'file'
}>

const longest = 40

/**
 * Returns a key in snake case for column and table names: `expenseType` is `expense_type`. Only [a-z0-9_], at most 40
 * characters; a longer name ends in a hash of the key to stay unique.
 */
export function sqlName(key: string): string {
  const name = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
  return fitName(name, longest)
}

/** Shortens a name to `most` characters, ending in a short hash of the whole. */
export function fitName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 8)}_${shortHash(name)}`
}

/** FNV-1a over UTF-16 code units, as seven base-36 digits. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash.toString(36).padStart(7, '0')
}
