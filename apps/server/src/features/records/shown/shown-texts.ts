import type { FormValues, PlanField } from '@signet/form'
import { fieldFor, type ListField } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { readerOf } from './reader-of.ts'
import { seenRows, textOf } from './row-view.ts'

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
  const names = await namesOf(asking, { form, records, around: opened.viewer.around })
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
