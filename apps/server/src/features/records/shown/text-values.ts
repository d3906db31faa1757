import { type FormPlan, type FormValues, type PlanField, type Reader, textOfValue } from '@signet/form'

/** Returns display texts by field, and rows of texts for sub-tables; omits hidden values. */
export function textValues(
  { fields }: FormPlan,
  values: FormValues,
  reader: Reader,
): Record<string, unknown> {
  const there = fields.filter(({ key }) => Object.hasOwn(values, key))
  return Object.fromEntries(
    there.map((field) => [
      field.key,
      field.kind.holds === 'rows'
        ? textRows(field, values[field.key], reader)
        : textOfValue(field, values[field.key], reader),
    ]),
  )
}

function textRows({ columns }: PlanField, rows: FormValues[string] | undefined, reader: Reader) {
  return (Array.isArray(rows) ? rows : []).map((row: FormValues) => ({
    id: String(row['id']),
    ...Object.fromEntries(
      columns
        .filter(({ key }) => Object.hasOwn(row, key))
        .map((column) => [column.key, textOfValue(column, row[column.key], reader)]),
    ),
  }))
}
