import type { Reader } from '@signet/db'
import type { FormPlan, TableShape } from '@signet/form'

/** Where the records of one form version lie: its tables, in the schema of its tenant, inside the caller's transaction. */
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

/** The tables of rows, with the key of the sub-table that each holds. */
export function childTables({
  tables,
}: Pick<RecordPlace, 'tables'>): readonly (TableShape & { key: string })[] {
  return tables.flatMap((table) => (table.key === undefined ? [] : [{ ...table, key: table.key }]))
}
