import { setImmediate as turn } from 'node:timers/promises'
import { type FormValues, type PlanField, textOfValue } from '@signet/form'
import type { ListField } from '@signet/list'
import type { AskingModel } from '../../records/models/index.ts'
import { namesOf, withShownColumns } from '../../records/references/index.ts'
import type { Cell, SheetRows } from '../../sheets/index.ts'
import { idsInOrder, pageOf, type RowSource, readerOf, seenRows, sourceOf, textOf } from '../records/index.ts'
import type { ExportPlan, ExportRequest } from './open-export.ts'
import { rowsOf } from './sent-rows.ts'
import { recordNumber, sheetHeadings } from './sheet-columns.ts'

const atOnce = 200
/** Small because a record may have thousands of sub-table rows. */
const atOnceWithRows = 50
/** Cells written before other calls get their turn. */
const cellsPerTurn = 1_000
type Row = Awaited<ReturnType<RowSource['after']>>[number]

/**
 * Yields the heading and then the records in batches, so that memory use does not depend on their number.
 */
export async function* exportBatches(
  asking: AskingModel,
  request: ExportRequest,
  sheet: ExportPlan,
): SheetRows {
  const columns = exportColumns(sheet.fields)
  const headings = sheetHeadings(sheet.seen, readerOf(asking, sheet.opened))
  yield [columns.map(({ path }) => headings.get(path) ?? path)]
  let count = 0
  for await (const rows of pages(asking, request, sheet)) {
    yield* linesOf(asking, sheet, { rows, columns, count })
    count += rows.length
    await turn()
  }
}

async function* pages(asking: AskingModel, request: ExportRequest, sheet: ExportPlan): Pages {
  const { wanted, fields } = sheet
  const hasRows = exportColumns(fields).some(({ is }) => is === 'rowNumber')
  const limit = hasRows ? atOnceWithRows : atOnce
  const source = sourceOf(asking, sheet.opened.model)
  if (request.which === 'page') yield (await pageOf(source, wanted, request)).rows
  else if (request.which === 'chosen') yield* chosen(source, wanted, { ids: request.ids ?? [], limit })
  else if (wanted.keys.some(({ field }) => field.names))
    yield* sortedByNames(asking, { source, wanted, limit })
  else yield* pagesOfEverything(source, wanted, limit)
}

type Pages = AsyncGenerator<readonly Row[]>
type ExportQuery = ExportPlan['wanted']

async function* chosen(
  source: RowSource,
  wanted: ExportQuery,
  { ids, limit }: Readonly<{ ids: readonly string[]; limit: number }>,
): Pages {
  for (let at = 0; at < ids.length; at += limit) yield source.byIds(wanted, ids.slice(at, at + limit))
}

type NameSort = Readonly<{ source: RowSource; wanted: ExportQuery; limit: number }>

/**
 * No index covers names: walking by cursor would sort all records for each batch, so they are sorted once.
 */
async function* sortedByNames({ server, actor }: AskingModel, { source, wanted, limit }: NameSort): Pages {
  for await (const ids of idsInOrder(server.db.tenant(actor.tenant), wanted, limit))
    yield await source.byIds({ ...wanted, keys: [] }, ids)
}

async function* pagesOfEverything(source: RowSource, wanted: ExportQuery, limit: number): Pages {
  let rows = await source.after(wanted, null, limit)
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
    if (rows.length < limit) return
    rows = await source.after(wanted, { values: last.sortedBy, id: last.id }, limit)
  }
}

type Batch = Readonly<{
  rows: readonly Row[]
  columns: ReturnType<typeof exportColumns>
  /** Number of records before this batch. */
  count: number
}>

async function* linesOf(
  asking: AskingModel,
  { opened, fields }: ExportPlan,
  { rows, columns, count }: Batch,
): SheetRows {
  const { model, viewer } = opened
  const { form } = model
  const { context } = viewer
  const stored = rows.map(({ values }) => values)
  const paths = new Set(fields.map(({ path }) => path))
  const whole = await withShownColumns(asking, { form, records: stored, context, paths })
  const seen = seenRows(
    opened,
    rows.map((row, at) => ({ ...row, values: whole[at] ?? row.values })),
  )
  const names = await namesOf(asking, { form, records: seen.map(({ values }) => values), context })
  const reader = { ...readerOf(asking, opened), names }
  let lines: Cell[][] = []
  for (const [at, one] of seen.entries()) {
    const sees = one.rights.seesColumn
    const headCell = (field: ListField) => (sees(field.path) ? cellOf(field, one, reader) : null)
    const rowCell = (field: PlanField, row: FormValues) =>
      sees(field.path) ? cellOfValue(field, row, reader) : null
    for (const line of recordLines(columns, {
      number: count + at + 1,
      values: one.values,
      headCell,
      rowCell,
    })) {
      lines.push(line)
      if (lines.length * columns.length < cellsPerTurn) continue
      yield lines
      lines = []
      await turn()
    }
  }
  yield lines
}

type TextReader = Parameters<typeof textOf>[2]

function cellOf(field: ListField, one: Parameters<typeof textOf>[1], reader: TextReader): Cell {
  return field.from === 'form' ? cellOfValue(field.field, one.values, reader) : textOf(field, one, reader)
}

/** Writes a number as a number, everything else as its display text. */
function cellOfValue(field: PlanField, values: FormValues, reader: TextReader): Cell {
  const value = values[field.key]
  if (field.kind.column(field.settings)?.type !== 'numeric') return textOfValue(field, value, reader)
  return typeof value === 'string' ? { number: value } : null
}

type FormField = Extract<ListField, { from: 'form' }>

/** A column of an exported sheet, for the record or for the rows of a sub-table. */
export type ExportColumn = Readonly<
  | { is: 'recordNumber'; path: string }
  | { is: 'rowNumber'; path: string }
  | { is: 'head'; path: string; field: ListField }
  | { is: 'row'; path: string; field: FormField; table: string }
>

/**
 * Returns the columns in order. Records and sub-table rows are numbered, so that an import matches them
 * even where all other cells are empty.
 */
function exportColumns(fields: readonly ListField[]): readonly ExportColumn[] {
  const columns = fields.map(columnOf)
  const numbered = new Set(columns.flatMap((column) => (column.is === 'rowNumber' ? [column.path] : [])))
  const whole = columns.flatMap((column): ExportColumn[] => {
    if (column.is !== 'row' || numbered.has(column.table)) return [column]
    numbered.add(column.table)
    return [{ is: 'rowNumber', path: column.table }, column]
  })
  return numbered.size === 0 ? whole : [{ is: 'recordNumber', path: recordNumber }, ...whole]
}

function columnOf(field: ListField): ExportColumn {
  const { path } = field
  if (field.from === 'record') return { is: 'head', path, field }
  if (field.field.kind.holds === 'rows') return { is: 'rowNumber', path }
  const { parent } = field.field
  return parent === undefined ? { is: 'head', path, field } : { is: 'row', path, field, table: parent }
}

type ExportedRecord = Readonly<{
  /** Number of the record in the export, from 1. */
  number: number
  values: FormValues
  /** Cell of a record's field or a row's column; null where its reader may not see it. */
  headCell: (field: ListField) => Cell
  rowCell: (field: PlanField, row: FormValues) => Cell
}>

/** Yields the sheet rows of a record: one per row of its longest sub-table, at least one. */
function* recordLines(columns: readonly ExportColumn[], written: ExportedRecord): Generator<Cell[]> {
  const rows = new Map(
    columns.flatMap(({ is, path }) =>
      is === 'rowNumber' ? [[path, rowsOf(written.values[path])] as const] : [],
    ),
  )
  const depth = Math.max(1, ...[...rows.values()].map(({ length }) => length))
  for (let at = 0; at < depth; at += 1)
    yield columns.map((column) => cellAt(column, at, { ...written, rows }))
}

type Line = ExportedRecord & Readonly<{ rows: ReadonlyMap<string, readonly FormValues[]> }>

function cellAt(column: ExportColumn, at: number, { number, rows, headCell, rowCell }: Line): Cell {
  switch (column.is) {
    case 'recordNumber':
      return at === 0 ? { number: String(number) } : null
    case 'head':
      return at === 0 ? headCell(column.field) : null
    case 'rowNumber':
      return rows.get(column.path)?.[at] ? { number: String(at + 1) } : null
    case 'row': {
      const row = rows.get(column.table)?.[at]
      return row ? rowCell(column.field.field, row) : null
    }
  }
}
