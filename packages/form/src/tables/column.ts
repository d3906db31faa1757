/** The closed list of column types; each is the name of a PostgreSQL type. */
export const columnTypes = ['text', 'numeric', 'date', 'timestamp', 'boolean', 'text[]', 'jsonb'] as const
export type ColumnType = (typeof columnTypes)[number]

/** How the column is found: `order` is a B-tree, `words` a trigram index, `members` a GIN index of its elements. */
export type ColumnIndex = 'order' | 'words' | 'members'

/** The column that a kind asks for. `references` names what its ids point to; the server adds no foreign key for it. */
export type Column = Readonly<{
  type: ColumnType
  index?: ColumnIndex
  references?: 'person' | 'file'
}>
