import type { Line } from '../line.ts'
import { countRows } from './load-rows.ts'
import { sheetOf } from './rows.ts'
import type { Side } from './side.ts'

/** A sheet that is read in by each side's own way, until the last row is there. */
export async function measureImport(sides: readonly Side[], imported: number): Promise<Line[]> {
  const sheet = sheetOf(imported)
  const seconds: number[] = []
  for (const side of sides) {
    const before = performance.now()
    await side.importSheet(sheet)
    seconds.push((performance.now() - before) / 1000)
    const held = await countRows(side.databaseUrl, side.tables.imported)
    if (held !== imported) throw new Error(`${side.title} took ${held} of ${imported} rows over.`)
  }
  const note = 'one row after the other, in one transaction, without a look at the mistakes before'
  return [{ id: `import.${imported}`, unit: 's', values: seconds, note }]
}
