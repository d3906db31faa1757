import type { RecordDifference } from '@signet/contract'
import {
  type FormPlan,
  type FormRights,
  type FormValues,
  isHiddenByRights,
  type PlanField,
  type Reader,
  textIn,
  textOfValue,
} from '@signet/form'
import type { Change } from './change-store.ts'

/** Returns visible changes as display texts; skips fields that the form no longer has. */
export function changeViews(
  form: FormPlan,
  changes: readonly Change[],
  { rights, ...reader }: Reader & Readonly<{ rights: FormRights }>,
): RecordDifference[] {
  return changes.flatMap((change) => {
    const field = form.byPath.get(change.path)
    if (!field || isHiddenByRights(rights, change.path)) return []
    const isRow = change.kind !== 'changed'
    const shown = isRow ? rowChange(field, change, rights) : change
    const text = (value: Change['before']) =>
      isRow ? rowText(field, value, reader) : textOfValue(field, value, reader)
    return [
      {
        ...shown,
        label: labelIn(form, field, reader.locale),
        beforeText: text(shown.before),
        afterText: text(shown.after),
      },
    ]
  })
}

/** Prefixes a column with its sub-table, as in a sheet. */
function labelIn({ byPath }: FormPlan, { parent, definition }: PlanField, locale: Reader['locale']): string {
  const table = parent === undefined ? undefined : byPath.get(parent)
  const labels = [...(table ? [table.definition.label] : []), definition.label]
  return labels.map((label) => textIn(locale, label)).join('-')
}

/** Wraps changed values as records, so that names of references can be resolved. */
export function changedValues({ byPath }: FormPlan, changes: readonly Change[]): FormValues[] {
  return changes.flatMap(({ path, kind, before, after }) => {
    const field = byPath.get(path)
    if (!field) return []
    return [before, after].map((value): FormValues => {
      if (kind !== 'changed') return { [field.key]: value === null ? [] : [value] }
      return field.parent === undefined
        ? { [field.key]: value }
        : { [field.parent]: [{ id: 'row', [field.key]: value }] }
    })
  })
}

function rowChange(table: PlanField, change: Change, rights: FormRights): Change {
  const columns = table.columns.filter(({ path }) => !isHiddenByRights(rights, path))
  const seen = (row: Change['before']): Change['before'] =>
    isRow(row) ? Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null])) : null
  return { ...change, before: seen(change.before), after: seen(change.after) }
}

function rowText({ columns }: PlanField, row: Change['before'], reader: Reader): string {
  if (!isRow(row)) return ''
  return columns
    .map((column) => textOfValue(column, row[column.key] ?? null, reader))
    .filter((text) => text !== '')
    .join(' · ')
}

function isRow(value: Change['before']): value is { [key: string]: Change['before'] } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
