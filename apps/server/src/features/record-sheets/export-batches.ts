import { textIn } from '@signet/form'
import type { ListField } from '@signet/list'
import { type AskingModel, fieldLabel } from '../../models/index.ts'
import { namesOf } from '../../references/index.ts'
import type { Cell, SheetRows } from '../../sheets/index.ts'
import { pageOf, readerOf, rowsAfter, rowsByIds, seenRows, textOf } from '../records/index.ts'
import type { ExportAsked, Exported } from './exported.ts'

const atOnce = 500
type Row = Awaited<ReturnType<typeof rowsAfter>>[number]

/** The heading, then the records, a few hundred at a time: a million of them need no more memory than one page. */
export async function* exportBatches(asking: AskingModel, asked: ExportAsked, sheet: Exported): SheetRows {
  const { opened, fields } = sheet
  const reader = readerOf(asking, opened)
  const { columns } = opened.access.list.definition
  const labels = new Map(columns.map(({ field, label }) => [field, label]))
  yield [
    fields.map((field) => {
      const own = labels.get(field.path)
      return own === undefined ? fieldLabel(field, reader) : textIn(reader.locale, own)
    }),
  ]
  for await (const rows of pages(asking, asked, sheet)) yield await cellsOf(asking, sheet, rows)
}

async function* pages(
  asking: AskingModel,
  asked: ExportAsked,
  { wanted }: Exported,
): AsyncGenerator<readonly Row[]> {
  if (asked.which === 'page') yield (await pageOf(asking, wanted, asked)).rows
  else if (asked.which === 'chosen') yield* chosen(asking, wanted, asked.ids ?? [])
  else yield* everything(asking, wanted)
}

type Wanted = Exported['wanted']

async function* chosen(
  { tx }: AskingModel,
  wanted: Wanted,
  ids: readonly string[],
): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < ids.length; at += atOnce) yield rowsByIds(tx, wanted, ids.slice(at, at + atOnce))
}

async function* everything({ tx }: AskingModel, wanted: Wanted): AsyncGenerator<readonly Row[]> {
  let rows = await rowsAfter(tx, wanted, null, atOnce)
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
    if (rows.length < atOnce) return
    rows = await rowsAfter(tx, wanted, { values: last.sortedBy, id: last.id }, atOnce)
  }
}

async function cellsOf(
  asking: AskingModel,
  { opened, fields }: Exported,
  rows: readonly Row[],
): Promise<Cell[][]> {
  const seen = seenRows(opened, rows)
  const records = seen.map(({ values }) => values)
  const names = await namesOf(asking, { form: opened.model.form, records, around: opened.viewer.around })
  const reader = { ...readerOf(asking, opened), names }
  return seen.map((one) =>
    fields.map((field) => (one.rights.seesColumn(field.path) ? cellOf(field, one, reader) : null)),
  )
}

/** A number of the form itself stays one; everything else is what people read. */
function cellOf(
  field: ListField,
  one: Parameters<typeof textOf>[1],
  reader: Parameters<typeof textOf>[2],
): Cell {
  const isNumber = field.from === 'form' && field.column === 'numeric' && field.field.parent === undefined
  if (!isNumber) return textOf(field, one, reader)
  const value = one.values[field.field.key]
  return typeof value === 'string' ? { number: value } : null
}
