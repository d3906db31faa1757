import { open } from 'node:fs/promises'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { refuseUnreadable } from './refuse-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

/**
 * The rows of the first sheet of a workbook, or of a CSV file, one after the other; only a few are in memory at a time.
 * What it is, its bytes say. Refuses `sheets.unreadable` and `sheets.tooWide`.
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const start = await firstBytes(path)
  const isZip = start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  const isOldExcel = start.readUInt32BE(0) === 0xd0cf11e0
  if (isOldExcel) refuseUnreadable()
  yield* isZip ? readXlsx(path) : readCsv(path)
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    return (await file.read(Buffer.alloc(8), 0, 8, 0)).buffer
  } finally {
    await file.close()
  }
}
