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
import type { Translate } from '@signet/i18n'
import type { Change } from './change-store.ts'
import { placeOfRow } from './row-place.ts'

/** Language, names and rights of the reader, and the current values of the record. */
type ChangeTexts = Reader & Readonly<{ rights: FormRights; t: Translate; values: FormValues }>

/** Returns visible changes as display texts; skips fields that the form no longer has. */
export function changeViews(
  form: FormPlan,
  changes: readonly Change[],
  { rights, t, values, ...reader }: ChangeTexts,
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
        label: labelIn(form, field, {
          locale: reader.locale,
          row: placeOfRow(form, change, { rights, t, values, ...reader }),
        }),
        beforeText: text(shown.before),
        afterText: text(shown.after),
      },
    ]
  })
}

type LabelTexts = Readonly<{ locale: Reader['locale']; row: string }>

/** Prefixes a column with its sub-table and row. */
function labelIn(
  { byPath }: FormPlan,
  { parent, definition }: PlanField,
  { locale, row }: LabelTexts,
): string {
  const table = parent === undefined ? undefined : byPath.get(parent)
  const labels = [
    ...(table ? [textIn(locale, table.definition.label)] : []),
    row,
    textIn(locale, definition.label),
  ]
  return labels.filter((label) => label !== '').join(' · ')
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
