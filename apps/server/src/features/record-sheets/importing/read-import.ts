import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import type { AskingModel } from '../../../records/models/index.ts'
import { mainTable } from '../../../records/record-store/index.ts'
import { readSheetInThread, type SheetRow } from '../../../sheets/index.ts'
import { withContentFile } from '../../files/index.ts'
import { type Importable, openImportable } from '../importable.ts'
import { pathOfColumn, type SheetColumn, sheetColumns } from '../sheet-columns.ts'
import { problemLines } from './import-problems.ts'
import { countLines, insertLines, type RowProblem, removeLines, type SheetLine } from './import-row-store.ts'
import { findImport, type ImportRow, updateImport } from './import-store.ts'
import { type JudgedLine, judgeLines } from './judge-lines.ts'
import { columnsOf, type KeyValues, keyValues } from './match-store.ts'
import { type ParsedRecord, parseRecords, type SheetRecord, sheetRecords } from './parse-records.ts'

export const mostRows = 100_000

/**
 * Reads a sheet and stores every record with its values and problems; after a fault it restarts at the
 * first row. Refuses `records.nothingToImport`, `records.tooManyRows` and what `readSheet` refuses.
 */
export async function readImport(asking: SheetReader, row: ImportRow): Promise<void> {
  const { tx, server, actor } = asking
  const importable = await openImportable(asking, row.formId)
  await removeLines(tx, row.id)
  const { tenant, personId } = actor
  await withContentFile(server, { tenant, contentHash: row.contentHash }, (path) =>
    readSheetInThread(server.workers, { path, by: `${tenant}:${personId}` }, (rows) =>
      keepSheet({ asking, importable, row }, rows),
    ),
  )
}

type ReadingRows = Readonly<{ asking: SheetReader; importable: Importable; row: ImportRow }>

async function keepSheet(
  { asking, importable, row }: ReadingRows,
  sheet: AsyncGenerator<SheetRow, void>,
): Promise<void> {
  const { tx, now, server, actor } = asking
  const heading = await sheet.next()
  const headings = heading.done ? [] : heading.value.cells
  const columns = sheetColumns(importable, headings, { server, locale: asking.caller.locale })
  if (!columns.some(({ is }) => is === 'cell')) throw new Refusal<RefusalCode>('records.nothingToImport')
  await updateImport(tx, row.id, now, { headings, columns: columns.map(pathOfColumn) })

  const reading = { asking, importable, row, columns, twice: createDuplicateFinder(importable, row) }
  const counted = { lines: 0, rowsRead: 0, rowsBad: 0 }
  for await (const records of sheetRecords(sheet, columns)) {
    counted.lines += records.reduce((count, { length }) => count + length, 0)
    if (counted.lines > mostRows) throw new Refusal<RefusalCode>('records.tooManyRows', { limit: mostRows })
    counted.rowsRead += records.length
    counted.rowsBad += await keepRecords(reading, records)
    if (await isCancelled(asking, row)) return
    const { rowsRead, rowsBad } = counted
    await updateImport(tx, row.id, now, { rowsRead, rowsBad })
  }
  await countLines(tx, actor.tenant)
  await updateImport(tx, row.id, now, { state: 'ready', leasedUntil: null, attempts: 0 })
}

/** Reading takes minutes, so it uses no transaction. */
type SheetReader = AskingModel & Readonly<{ tx: TenantDb }>

type ReadingSheet = ReadingRows &
  Readonly<{
    columns: readonly SheetColumn[]
    twice: ReturnType<typeof createDuplicateFinder>
  }>

/** Returns the number of records with a problem. */
async function keepRecords(
  { asking, importable, row, columns, twice }: ReadingSheet,
  records: readonly SheetRecord[],
): Promise<number> {
  const parsed = await parseRecords(asking, importable, { records, columns })
  const judged = await judgeLines(asking, importable, { lines: parsed, mode: row.mode, keys: row.keys })
  const lines = judged.map((one) => ({ ...one, problems: [...one.problems, ...twice(one)] }))
  await insertLines(
    asking.tx,
    row.id,
    parsed.flatMap((record, at) => linesOf(record, lines[at])),
  )
  return lines.filter(({ problems }) => problems.length > 0).length
}

/** Returns the rows of a record to store. */
function linesOf(
  { number: record, lines }: ParsedRecord,
  judged: JudgedLine | undefined,
): readonly (SheetLine & Readonly<{ isBad: boolean }>)[] {
  const problems = new Map((judged ? problemLines(judged) : []).map((one) => [one.number, one.problems]))
  return lines.map(({ number, cells }) => ({
    number,
    record,
    cells,
    sent: number === record ? (judged?.marked ?? {}) : {},
    problems: problems.get(number) ?? [],
    isBad: problems.size > 0,
  }))
}

async function isCancelled({ tx }: AskingModel, { id }: ImportRow): Promise<boolean> {
  return (await findImport(tx, id))?.state !== 'reading'
}

/** Remembers the keys of a whole sheet, so that a duplicate is reported with its first row. */
export function createDuplicateFinder(
  { opened: { model } }: Importable,
  { mode, keys }: Pick<ImportRow, 'mode' | 'keys'>,
) {
  const unique = (mainTable(model).keys ?? []).map(({ columns }) => columns)
  const all = mode === 'addAndUpdate' ? [...unique, columnsOf(model, keys)] : unique
  const seen = all.map((columns) => ({ columns, rows: new Map<string, number>() }))

  return ({ number, values }: JudgedLine): readonly RowProblem[] =>
    seen.flatMap(({ columns, rows }) => {
      const first = firstWith(rows, keyValues(model, columns, values), number)
      if (first === number) return []
      return [{ path: columns[0]?.path ?? '', code: 'record-sheets.problem.twice', params: { row: first } }]
    })
}

/** Returns the first row with this key, or the row itself for a new or incomplete key. */
function firstWith(rows: Map<string, number>, key: KeyValues, number: number): number {
  if (key.length === 0 || key.includes(null)) return number
  const text = JSON.stringify(key)
  const first = rows.get(text) ?? number
  rows.set(text, first)
  return first
}
