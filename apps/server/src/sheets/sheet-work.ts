import { readSheet } from './read-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

const rowsAtOnce = 200
const lettersAtOnce = 200_000

/** Yields the rows of a sheet in batches small enough to be handed over quickly. */
export async function* work(path: string): AsyncGenerator<readonly SheetRow[]> {
  let rows: SheetRow[] = []
  let letters = 0
  for await (const row of readSheet(path)) {
    rows.push(row)
    letters += row.cells.reduce((sum, { length }) => sum + length, 0)
    if (rows.length < rowsAtOnce && letters < lettersAtOnce) continue
    yield rows
    rows = []
    letters = 0
  }
  yield rows
}
