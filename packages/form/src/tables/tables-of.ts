import { Refusal } from '@signet/std'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { LocalizedText } from '../definition/localized-text.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type ColumnShape, type ColumnType, fitName, sqlName, type TableShape } from './table-shape.ts'

/** PostgreSQL truncates longer names silently. */
export const longestName = 63

/**
 * Returns the main table and one per sub-table, or none for a data view. Names derive from keys alone and survive
 * moving fields: `form_expense_claim`, `form_expense_claim__lines`, columns `f_subject`. No key contains `__`.
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

/** Returns the main table of a form that may not compile yet. */
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

/** Returns fields with a column of their own. Only key fields have an index, because each index slows every write. */
function columnsOf(fields: readonly PlanField[]): ColumnShape[] {
  return fields.flatMap((field) => {
    const column = field.kind.column(field.settings)
    if (!column) return []

    const { index, ...rest } = column
    const name = { name: columnName(field), path: field.path }
    return [index && field.definition.inList ? { ...rest, ...name, index } : { ...rest, ...name }]
  })
}

/** Fields that identify a record together. */
export type UniqueFields = Readonly<{ fields: readonly PlanField[]; message?: LocalizedText | undefined }>

const comparable: readonly (ColumnType | undefined)[] = ['text', 'numeric', 'date', 'timestamp']

/** Tells whether a column of this type can identify records. */
export function isComparable(type: ColumnType | undefined): boolean {
  return comparable.includes(type)
}

/**
 * Returns the unique fields and combinations of a form. Refuses `form.definitionInvalid` for a missing or incomparable
 * field.
 */
export function uniqueFields({ definition, fields, byPath }: FormPlan): UniqueFields[] {
  const single = fields.filter((field) => field.definition.unique).map((field) => [field])
  const together = definition.uniqueTogether.map(({ fields: keys, message }, position) => ({
    fields: keys.map(
      (key) => byPath.get(key) ?? refuse(`uniqueTogether.${position}`, `names no field ${key}`),
    ),
    message,
  }))
  for (const field of single.flat()) refuseIncomparable(field, `${field.path}.unique`)
  for (const [position, one] of together.entries())
    for (const field of one.fields) refuseIncomparable(field, `uniqueTogether.${position}`)

  return [...single.map((own) => ({ fields: own })), ...together]
}

function refuseIncomparable({ kind, settings, path }: PlanField, at: string): void {
  const type = kind.column(settings)?.type
  if (path.includes('.') || !isComparable(type)) refuse(at, `${path} has no value to compare`)
}

function refuse(path: string, reason: string): never {
  throw new Refusal('form.definitionInvalid', { path, reason })
}
