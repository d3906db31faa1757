import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AskingModel } from '../../models/index.ts'
import { readSheet, type SheetRow } from '../../sheets/index.ts'
import { contentPath } from '../files/index.ts'
import { headingColumns } from './heading-columns.ts'
import { insertLines, removeLines } from './import-row-store.ts'
import { findImport, type ImportRow, updateImport } from './import-store.ts'
import { type Importable, openImportable } from './importable.ts'
import { type JudgedLine, judgeLines } from './judge-lines.ts'
import { leaseEnd } from './lease-end.ts'
import { parseLines } from './parse-lines.ts'
import { twiceInSheet } from './twice-in-sheet.ts'

export const mostRows = 100_000
const atOnce = 250

/**
 * Reads a sheet and keeps every row with what it means and what is wrong with it. Begun again after a fault, it begins
 * from the first row. Refuses `records.nothingToImport`, `records.tooManyRows` and what `readSheet` refuses.
 */
export async function readImport(asking: AskingModel, row: ImportRow): Promise<void> {
  const { tx, now, server, actor } = asking
  const importable = await openImportable(asking, row.formId)
  await removeLines(tx, row.id)
  const sheet = readSheet(contentPath(server.filesDir, actor.tenant, row.contentHash))
  const heading = await sheet.next()
  const headings = heading.done ? [] : heading.value.cells
  const columns = headingColumns(importable, headings)
  if (columns.every((path) => path === '')) throw new Refusal<RefusalCode>('records.nothingToImport')
  await updateImport(tx, row.id, now, { headings, columns })

  const reading = { asking, importable, row, columns, twice: twiceInSheet(importable, row) }
  const counted = { rowsRead: 0, rowsBad: 0 }
  for await (const rows of batched(sheet)) {
    const lines = await keepLines(reading, rows)
    counted.rowsRead += lines.length
    counted.rowsBad += lines.filter(({ problems }) => problems.length > 0).length
    if (counted.rowsRead > mostRows)
      throw new Refusal<RefusalCode>('records.tooManyRows', { limit: mostRows })
    if (await isCancelled(asking, row)) return
    await updateImport(tx, row.id, now, { ...counted, leasedUntil: leaseEnd(server) })
  }
  await updateImport(tx, row.id, now, { ...counted, state: 'ready', leasedUntil: null })
}

type ReadingSheet = Readonly<{
  asking: AskingModel
  importable: Importable
  row: ImportRow
  columns: readonly string[]
  twice: ReturnType<typeof twiceInSheet>
}>

async function keepLines(
  { asking, importable, row, columns, twice }: ReadingSheet,
  rows: readonly SheetRow[],
): Promise<readonly JudgedLine[]> {
  const parsed = await parseLines(asking, importable, { rows, columns })
  const judged = await judgeLines(asking, importable, { lines: parsed, mode: row.mode, keys: row.keys })
  const lines = judged.map((line) => ({ ...line, problems: [...line.problems, ...twice(line)] }))
  await insertLines(
    asking.tx,
    row.id,
    lines.map(({ number, sent, problems }, at) => ({
      number,
      record: number,
      sent,
      problems,
      isBad: problems.length > 0,
      cells: parsed[at]?.cells ?? [],
    })),
  )
  return lines
}

async function isCancelled({ tx }: AskingModel, { id }: ImportRow): Promise<boolean> {
  return (await findImport(tx, id))?.state !== 'reading'
}

async function* batched(rows: AsyncIterable<SheetRow>): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = []
  for await (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    batch.push(row)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
