import type { FieldValue, FormValues, ImportLookup, PlanField, Referent } from '@signet/form'
import type { AskingModel } from '../../models/index.ts'
import type { SheetRow } from '../../sheets/index.ts'
import type { Importable } from './importable.ts'
import { type FoundIds, namesToIds } from './names-to-ids.ts'
import { writeMark } from './row-mark.ts'
import type { SheetColumn } from './sheet-columns.ts'
import type { SheetRecord } from './sheet-records.ts'

export type ParsedRecord = Readonly<{
  number: number
  /** Its rows in the sheet, each with as many cells as there are headings. */
  lines: readonly SheetRow[]
  /** What it means, as a form would send it; the rows of sub-tables are called by their marks. */
  sent: FormValues
  /** The same as it reads. */
  said: FormValues
}>

/**
 * What the cells of records mean. They are read twice: the first time tells which names there are to look up, all of
 * them at once. An empty cell says nothing.
 */
export async function parseRecords(
  asking: AskingModel,
  { opened }: Importable,
  { records, columns }: Readonly<{ records: readonly SheetRecord[]; columns: readonly SheetColumn[] }>,
): Promise<readonly ParsedRecord[]> {
  const { locale } = asking.caller
  const wanted = new Map<Referent, Set<string>>()
  const note = (of: Referent, name: string) => {
    wanted.set(of, (wanted.get(of) ?? new Set()).add(name))
    return undefined
  }
  const take = columnTaker(columns)
  for (const record of records) take(record, meaning({ locale, idOf: note }))

  const idOf: FoundIds = wanted.size === 0 ? () => undefined : await namesToIds(asking, opened, wanted)
  const means = meaning({ locale, idOf })
  return records.map((record) => ({
    number: record[0].number,
    lines: record.map(({ number, cells }) => ({ number, cells: columns.map((_, at) => cells[at] ?? '') })),
    sent: take(record, means),
    said: take(record, (_, text) => text),
  }))
}

type Read = (field: PlanField, text: string) => FieldValue

function meaning(lookup: ImportLookup): Read {
  return ({ kind, settings }, text) => kind.parse?.(text, settings, lookup) ?? null
}

type Placed = Readonly<{ at: number; field: PlanField }>
type Table = Readonly<{ key: string; numberAt: number | undefined; cells: readonly Placed[] }>

/** Takes out of the rows of a record what its cells say, each read as `read` does. */
function columnTaker(columns: readonly SheetColumn[]) {
  const placed = columns.flatMap((column, at) => (column.is === 'cell' ? [{ at, field: column.field }] : []))
  const own = placed.filter(({ field }) => field.parent === undefined)
  const tables = tablesIn(columns, placed)
  return (record: SheetRecord, read: Read): FormValues => ({
    ...valuesIn(own, record[0], read),
    ...Object.fromEntries(
      tables.flatMap((table) => {
        const rows = rowsIn(table, record, read)
        return rows.length === 0 ? [] : [[table.key, rows]]
      }),
    ),
  })
}

function tablesIn(columns: readonly SheetColumn[], placed: readonly Placed[]): readonly Table[] {
  const keys = [
    ...placed.map(({ field }) => field.parent ?? ''),
    ...columns.map((column) => (column.is === 'rowNumber' ? column.table : '')),
  ]
  return [...new Set(keys.filter((key) => key !== ''))].map((key) => {
    const numberAt = columns.findIndex((column) => column.is === 'rowNumber' && column.table === key)
    return {
      key,
      numberAt: numberAt < 0 ? undefined : numberAt,
      cells: placed.filter(({ field }) => field.parent === key),
    }
  })
}

/** Where the rows are numbered, a number says which row of the record is meant, and none makes a new one. */
function rowsIn({ numberAt, cells }: Table, record: SheetRecord, read: Read): FormValues[] {
  const lines = record.filter((row) =>
    [...cells.map(({ at }) => at), ...(numberAt === undefined ? [] : [numberAt])].some(
      (at) => textAt(row, at) !== '',
    ),
  )
  return lines.map((row, at) => {
    const place = numberAt === undefined ? at + 1 : placeIn(textAt(row, numberAt))
    return { id: writeMark({ line: row.number, place }), ...valuesIn(cells, row, read) }
  })
}

function placeIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function valuesIn(placed: readonly Placed[], row: SheetRow, read: Read): FormValues {
  return Object.fromEntries(
    placed.flatMap(({ at, field }) => {
      const text = textAt(row, at)
      return text === '' ? [] : [[field.key, read(field, text)] as const]
    }),
  )
}

function textAt({ cells }: SheetRow, at: number): string {
  return cells[at]?.trim() ?? ''
}
