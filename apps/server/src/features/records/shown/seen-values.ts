import type { FormValues } from '@signet/form'
import type { ListField, ListPlan, Rights } from '@signet/list'

/**
 * Returns a filter that keeps visible fields, and in sub-tables only the list's columns. Built once per set
 * of rights.
 */
export function seenValues(
  list: ListPlan,
  rights: Pick<Rights, 'seesColumn'>,
): (values: FormValues) => FormValues {
  const seen = [...list.fields.values()].filter(isOfForm).filter(({ path }) => rights.seesColumn(path))
  const parts = [...new Set(seen.map(keyOf))].map((key) => ({ key, read: readerOf(seen, key) }))
  return (values) => {
    const shown: Record<string, FormValues[string]> = {}
    for (const { key, read } of parts) shown[key] = read(values[key] ?? null)
    return shown
  }
}

type FormField = Extract<ListField, { from: 'form' }>
type ValueFilter = (value: FormValues[string]) => FormValues[string]

/** Returns the key of a field, or of the sub-table of a column. */
export function keyOf({ field }: FormField): string {
  return field.parent ?? field.key
}

function isOfForm(field: ListField): field is FormField {
  return field.from === 'form'
}

function readerOf(seen: readonly FormField[], key: string): ValueFilter {
  const columns = seen.filter(({ field }) => field.parent === key).map(({ field }) => field.key)
  const isTable = seen.some(({ field }) => field.key === key && field.kind.holds === 'rows')
  if (columns.length === 0) return isTable ? () => [] : (value) => value
  return (value) => (Array.isArray(value) ? value.map((row: FormValues) => pickColumns(row, columns)) : [])
}

function pickColumns(row: FormValues, columns: readonly string[]): FormValues {
  return Object.fromEntries([
    ['id', row['id'] ?? ''],
    ...columns.map((column) => [column, row[column] ?? null] as const),
  ])
}
