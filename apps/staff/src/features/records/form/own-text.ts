import { type FieldValue, type FormStore, type FormValues, type Reader, textOfValue } from '@signet/form'

type Place = Readonly<{ path: string; row: string | null }>

/** What stands in the form at the place of a change, in words; nothing where its row is not in the form. */
export function ownText(store: FormStore, { path, row }: Place, reader: Reader): string {
  const field = store.plan.byPath.get(path)
  const values = store.values()
  const beside = row === null ? values : rowIn(values[field?.parent ?? ''], row)
  return field ? textOfValue(field, beside?.[field.key], reader) : ''
}

function rowIn(rows: FieldValue | undefined, id: string): FormValues | undefined {
  const all = Array.isArray(rows) ? (rows as readonly FormValues[]) : []
  return all.find((one) => one['id'] === id)
}
