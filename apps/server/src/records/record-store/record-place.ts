import type { Reader } from '@signet/db'
import type { FormPlan, TableShape } from '@signet/form'

/** Location of a form version's records: tables, tenant schema, and the caller's transaction. */
export type RecordPlace<Handle extends Reader = Reader> = Readonly<{
  tx: Handle
  tenant: string
  plan: FormPlan
  tables: readonly TableShape[]
}>

export function mainTable({ tables }: Pick<RecordPlace, 'tables'>): TableShape {
  const main = tables.find(({ parent }) => parent === undefined)
  if (!main) throw new Error('A form without a main table')
  return main
}

/** Returns the tables of sub-table rows with the key of each. */
export function childTables({
  tables,
}: Pick<RecordPlace, 'tables'>): readonly (TableShape & { key: string })[] {
  return tables.flatMap((table) => (table.key === undefined ? [] : [{ ...table, key: table.key }]))
}
