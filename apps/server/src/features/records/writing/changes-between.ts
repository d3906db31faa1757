import type { FieldValue, FormPlan, FormValues, PlanField } from '@signet/form'
import { isSameJson } from '@signet/std'
import type { Change } from './change.ts'

/** What is different after a change, field by field; rows of sub-tables are known by their ids. */
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
    before: kind === 'rowRemoved' ? plain(one) : null,
    after: kind === 'rowAdded' ? plain(one) : null,
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
  return [{ path, row, kind: 'changed', before: plain(was), after: plain(is) }]
}

function rowsOf(value: FieldValue | undefined): readonly FormValues[] {
  return Array.isArray(value) ? value : []
}

/** Values of fields are plain JSON already; the log's type only forgets that they are read-only. */
function plain(value: FieldValue): Change['before'] {
  return value as Change['before']
}
