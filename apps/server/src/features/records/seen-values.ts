import type { FormValues } from '@signet/form'
import type { ListField, ListPlan, Rights } from '@signet/list'

/** The values of the columns that a reader may see on one record, by field; rows of sub-tables with these columns alone. */
export function seenValues(
  list: ListPlan,
  rights: Pick<Rights, 'seesColumn'>,
  values: FormValues,
): FormValues {
  const seen = [...list.fields.values()].filter(({ path }) => rights.seesColumn(path))
  const keys = [...new Set(seen.flatMap((field) => (field.from === 'form' ? [keyOf(field)] : [])))]
  return Object.fromEntries(keys.map((key) => [key, seenValue(seen, key, values[key] ?? null)]))
}

type FormField = Extract<ListField, { from: 'form' }>

/** The field itself, or the sub-table that a column stands in. */
export function keyOf({ field }: FormField): string {
  return field.parent ?? field.key
}

function seenValue(seen: readonly ListField[], key: string, value: FormValues[string]): FormValues[string] {
  const columns = seen.flatMap((one) =>
    one.from === 'form' && one.field.parent === key ? [one.field.key] : [],
  )
  if (columns.length === 0 || !Array.isArray(value)) return isRows(seen, key) ? [] : value
  return value.map((row: FormValues) =>
    Object.fromEntries([['id', row['id'] ?? ''], ...columns.map((column) => [column, row[column] ?? null])]),
  )
}

/** A sub-table of which no column is in the list: how many rows there are, and nothing of them. */
function isRows(seen: readonly ListField[], key: string): boolean {
  return seen.some((one) => one.from === 'form' && one.field.key === key && one.field.kind.holds === 'rows')
}
