import {
  type FormPlan,
  type FormRights,
  type FormValues,
  isHiddenByRights,
  type PlanField,
  type Reader,
  textOfValue,
} from '@signet/form'
import type { Translate } from '@signet/i18n'
import type { Change } from './change-store.ts'

type RowReader = Reader & Readonly<{ rights: FormRights; t: Translate; values: FormValues }>

/**
 * Names the row of a changed column: its number in the record now, and the first other column with a text.
 * Empty for other changes, and for a row that has been removed since.
 */
export function placeOfRow({ byPath }: FormPlan, { path, row, kind }: Change, reader: RowReader): string {
  const { parent } = byPath.get(path) ?? {}
  const table = parent === undefined ? undefined : byPath.get(parent)
  if (!table || kind !== 'changed') return ''

  const rows = rowsOf(reader.values[table.key])
  const at = rows.findIndex((one) => String(one['id']) === row)
  const found = rows[at]
  if (!found) return ''

  const others = table.columns.filter((column) => column.path !== path)
  const name = firstText(others, found, reader)
  const number = at + 1
  return name === '' ? reader.t('changes.row', { number }) : reader.t('changes.rowNamed', { number, name })
}

function firstText(columns: readonly PlanField[], row: FormValues, { rights, ...reader }: RowReader): string {
  const seen = columns.filter(({ path }) => !isHiddenByRights(rights, path))
  const texts = seen.map((column) => textOfValue(column, row[column.key] ?? null, reader).trim())
  return texts.find((text) => text !== '')?.slice(0, longestName) ?? ''
}

/** Characters of a name; a longer text would hide the column behind it. */
const longestName = 40

function rowsOf(value: FormValues[string] | undefined): readonly FormValues[] {
  return Array.isArray(value) ? (value as readonly FormValues[]) : []
}
