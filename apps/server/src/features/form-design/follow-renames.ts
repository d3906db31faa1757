import type { TableShape, TableStep } from '@signet/form'
import type { VersionTables } from './form-design-store.ts'

/**
 * Older versions, told where their columns went: cases that still run on them read and write what was set aside.
 * Only versions that change are given back.
 */
export function followRenames(
  versions: readonly VersionTables[],
  steps: readonly TableStep[],
): readonly VersionTables[] {
  return versions.flatMap((version) => {
    const tables = steps.reduce(renamed, version.tables)
    return tables === version.tables ? [] : [{ ...version, tables }]
  })
}

function renamed(tables: readonly TableShape[], step: TableStep): readonly TableShape[] {
  if (step.step === 'setAsideTable')
    return changed(tables, step.table, (table) => ({ ...table, name: step.to }))
  if (step.step === 'setAsideColumn')
    return changed(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, name: step.to } : column,
      ),
    }))
  if (step.step === 'widenColumn')
    return changed(tables, step.table, (table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === step.column ? { ...column, type: step.to } : column,
      ),
    }))
  return tables
}

function changed(
  tables: readonly TableShape[],
  name: string,
  change: (table: TableShape) => TableShape,
): readonly TableShape[] {
  return tables.some((table) => table.name === name)
    ? tables.map((table) => (table.name === name ? change(table) : table))
    : tables
}
