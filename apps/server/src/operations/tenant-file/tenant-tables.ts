import { sealedColumns } from '../../outside/secrets/index.ts'

/**
 * Tables of a tenant whose rows stay behind: links for a minute, pages that somebody has open, what belongs to a session, answers to calls
 * that are repeated, changes by the numbers of transactions of one server, the places of files, which travel as
 * bytes, and the list of migrations, which the import writes itself.
 */
export const leftBehind: readonly string[] = [
  'bill_ledger_ticket',
  'content_move',
  'decision_link',
  'design_editor',
  'directory_change',
  'download_ticket',
  'evidence_ticket',
  'idempotency',
  'log_ticket',
  'migration',
  'object_content',
  'object_store',
  'pack_ticket',
  'push_subscription',
  'sheet_ticket',
  'short_link_pass',
  'short_link_visit',
]

/** Tables of the platform whose rows of a tenant travel, without its code; the row in `tenant` is in the cover. */
export const platformTables = ['access_key', 'passkey_owner'] as const

/** A column as the catalogue knows it. */
export type TableColumn = Readonly<{ name: string; type: string; isRequired: boolean }>

/** Returns the `copy` that reads a table; sealed secrets are left out, as they travel apart. */
export function copyOf(schema: string, table: string, columns: readonly TableColumn[]): string {
  const own = new Set(sealedColumns.filter((one) => one.table === table).map(({ column }) => column))
  const read = columns.map((column) => (own.has(column.name) ? blankOf(column) : quoted(column.name)))
  return `copy (select ${read.join(', ')} from ${quoted(schema)}.${quoted(table)}) to stdout`
}

function blankOf({ type, isRequired }: TableColumn): string {
  if (type === 'jsonb') return `'{}'::jsonb`
  return isRequired ? `''` : 'null'
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
