import type { FieldValue, FormPlan, FormValues, PlanField } from '@signet/form'
import { isSameJson } from '@signet/std'
import type { Change } from './change-store.ts'

/** Returns the differences by field; sub-table rows are matched by id. */
export function changesBetween(
  { fields }: FormPlan,
  before: FormValues,
  after: FormValues,
): readonly Change[] {
  return fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? changedRows(field, rowsOf(before[field.key]), rowsOf(after[field.key]))
      : changedValue(field, null, before, after),
  )
}

function changedRows(
  table: PlanField,
  before: readonly FormValues[],
  after: readonly FormValues[],
): Change[] {
  const old = new Map(before.map((row) => [String(row['id']), row]))
  const kept = new Set(after.map((row) => String(row['id'])))
  const removed = before.filter((row) => !kept.has(String(row['id'])))
  const row = (one: FormValues, kind: 'rowAdded' | 'rowRemoved'): Change => ({
    path: table.path,
    row: String(one['id']),
    kind,
    before: kind === 'rowRemoved' ? toLogValue(one) : null,
    after: kind === 'rowAdded' ? toLogValue(one) : null,
  })
  return [
    ...removed.map((one) => row(one, 'rowRemoved')),
    ...after.flatMap((one) => {
      const id = String(one['id'])
      const was = old.get(id)
      return was
        ? table.columns.flatMap((column) => changedValue(column, id, was, one))
        : [row(one, 'rowAdded')]
    }),
  ]
}

function changedValue(
  { path, key, empty }: PlanField,
  row: string | null,
  before: FormValues,
  after: FormValues,
): Change[] {
  const [was, is] = [before[key] ?? empty, after[key] ?? empty]
  if (isSameJson(was, is)) return []
  return [{ path, row, kind: 'changed', before: toLogValue(was), after: toLogValue(is) }]
}

function rowsOf(value: FieldValue | undefined): readonly FormValues[] {
  return Array.isArray(value) ? value : []
}

/** Field values are plain JSON; the log's type lacks only `readonly`. */
function toLogValue(value: FieldValue): Change['before'] {
  return value as Change['before']
}
