import type { FormDefinition } from '../definition/form-definition.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { ColumnType } from './column.ts'
import { fitName, sqlName } from './sql-name.ts'
import type { ColumnShape, TableShape } from './table-shape.ts'
import { uniqueFields } from './unique-fields.ts'

/** PostgreSQL cuts longer names silently. */
export const longestName = 63

/**
 * The tables of a form, none of a data view: the main one first, then one per sub-table. Names come from the keys alone, so they stay when
 * fields are moved: `form_expense_claim`, `form_expense_claim__lines`, columns `f_subject`. No key contains `__`.
 */
export function tablesOf(plan: FormPlan): TableShape[] {
  if (plan.definition.dataView) return []
  const name = tableName(plan)
  const subTables = plan.fields.filter(({ kind }) => kind.holds === 'rows')
  return [
    { name, columns: columnsOf(plan.fields), ...keysOf(plan, name) },
    ...subTables.map((table) => ({
      name: childTableName(plan, table),
      key: table.key,
      parent: name,
      columns: columnsOf(table.columns),
    })),
  ]
}

export function tableName({ definition }: FormPlan): string {
  return tableNameOf(definition)
}

/** The main table of a form that may not run yet. */
export function tableNameOf({ key }: Pick<FormDefinition, 'key'>): string {
  return `form_${sqlName(key)}`
}

export function childTableName(plan: FormPlan, table: PlanField): string {
  return fitName(`${tableName(plan)}__${sqlName(table.key)}`, longestName)
}

export function columnName({ key }: PlanField): string {
  return `f_${sqlName(key)}`
}

function keysOf(plan: FormPlan, table: string): Pick<TableShape, 'keys'> {
  const keys = uniqueFields(plan).map(({ fields, message }) => ({
    name: fitName([table, ...fields.map(columnName), 'key'].join('__'), longestName),
    columns: fields.map((field) => ({ name: columnName(field), path: field.path, type: typeOf(field) })),
    ...(message === undefined ? {} : { message }),
  }))
  return keys.length > 0 ? { keys } : {}
}

function typeOf({ kind, settings }: PlanField): ColumnType {
  return kind.column(settings)?.type ?? 'text'
}

/** Fields that have a column of their own; only key fields carry an index, because each index slows every write. */
function columnsOf(fields: readonly PlanField[]): ColumnShape[] {
  return fields.flatMap((field) => {
    const column = field.kind.column(field.settings)
    if (!column) return []

    const { index, ...rest } = column
    const name = { name: columnName(field), path: field.path }
    return [index && field.definition.inList ? { ...rest, ...name, index } : { ...rest, ...name }]
  })
}
