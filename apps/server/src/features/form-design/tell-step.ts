import type { TableStep } from '@signet/form'

/** Describes one change of the tables for the log. */
export function tellStep(step: TableStep): string {
  switch (step.step) {
    case 'createTable':
      return `create table ${step.table.name}`
    case 'addColumn':
      return `add ${step.table}.${step.column.name} ${step.column.type}`
    case 'setAsideColumn':
      return `keep ${step.table}.${step.column} as ${step.to}`
    case 'setAsideTable':
      return `keep ${step.table} as ${step.to}`
    case 'widenColumn':
      return `widen ${step.table}.${step.column} to ${step.to}`
    case 'createIndex':
      return `index ${step.table}.${step.column}`
    case 'dropIndex':
      return `drop index ${step.name}`
    case 'createKey':
      return `unique ${step.table} (${step.key.columns.map(({ name }) => name).join(', ')})`
    case 'dropKey':
      return `drop unique ${step.name}`
  }
}

/** Returns the table of a step, by its name before it. */
export function tableOfStep(step: TableStep): string {
  return typeof step.table === 'string' ? step.table : step.table.name
}

/** Returns the column of a step; null for a whole table. */
export function columnOfStep(step: TableStep): string | null {
  if (!('column' in step)) return null
  return typeof step.column === 'string' ? step.column : step.column.name
}
