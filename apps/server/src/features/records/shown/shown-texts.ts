import { type FormPlan, type FormValues, type PlanField, type Reader, textOfValue } from '@signet/form'
import { fieldFor, type ListField } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { seenRows, textOf } from './row-view.ts'
import { readerOf } from './system-value.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Returns the texts of columns by record id; hidden values are empty. Columns that refer to records show
 * ids, since following them could recurse forever.
 */
export async function shownTexts(
  asking: AskingModel,
  opened: OpenedModel,
  rows: readonly FoundRow[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  const fields = paths.flatMap((path) => fieldFor(opened.access, path) ?? [])
  const seen = seenRows(opened, rows)
  const records = seen.map(({ values }) => values)
  const form = { fields: fields.flatMap((field) => namedField(field, records)) }
  const names = await namesOf(asking, { form, records, context: opened.viewer.context })
  const reader = { ...readerOf(asking, opened), names }
  return new Map(
    seen.map((one) => [
      one.row.id,
      Object.fromEntries(
        fields.map((field) => [
          field.path,
          one.rights.seesColumn(field.path) ? textOf(field, one, reader) : '',
        ]),
      ),
    ]),
  )
}

/** Returns the field whose names to resolve; none where it refers to records. */
function namedField(field: ListField, records: readonly FormValues[]): PlanField[] {
  if (field.from !== 'form' || field.field.parent !== undefined) return []
  const { key, kind, settings } = field.field
  const pointsToRecords = records.some((values) => {
    const value = values[key]
    const referents =
      value === undefined || value === null ? [] : Object.keys(kind.references?.(value, settings) ?? {})
    return referents.some((referent) => referent.startsWith('model:'))
  })
  return pointsToRecords ? [] : [field.field]
}

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

/** Returns the column that represents a record: its card title, or the first column of the list. */
export function shownPath({ access }: Pick<OpenedModel, 'access'>): string | undefined {
  const { card, columns } = access.list.definition
  const paths = [card.title ?? '', ...columns.map(({ field }) => field)]
  return paths.find((path) => fieldFor(access, path))
}
