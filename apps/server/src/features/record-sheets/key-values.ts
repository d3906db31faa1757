import {
  type FieldValue,
  type FormValues,
  isEmptyValue,
  type KeyShape,
  type PlanField,
  schemaOf,
} from '@signet/form'
import type { Model } from '../../records/models/index.ts'
import { columnOf, mainTable } from '../../records/record-store/index.ts'
import type { KeyValues } from './match-store.ts'

export type Columns = KeyShape['columns']

/** Returns the columns of fields by path; skips fields without one. */
export function columnsOf({ form, tables }: Model, paths: readonly string[]): Columns {
  const main = mainTable({ tables })
  return paths.flatMap((path) => {
    const field = form.byPath.get(path)
    return field?.kind.column(field.settings) && field.parent === undefined ? [columnOf(main, path)] : []
  })
}

/** Returns the values of these columns as text; null where empty or invalid. */
export function keyValues({ form }: Model, columns: Columns, values: FormValues): KeyValues {
  return columns.map(({ path }) => {
    const field = form.byPath.get(path)
    return field ? stored(field, values[field.key] ?? null) : null
  })
}

function stored(field: PlanField, sent: FieldValue): string | null {
  const { kind } = field
  const read = isEmptyValue(sent) ? undefined : schemaOf(field).safeParse(sent)
  if (!read?.success || isEmptyValue(read.data)) return null
  const cell = kind.toColumn ? kind.toColumn(read.data) : read.data
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : null
}
