import { spellInLatin } from '../../../people/directory/index.ts'
import { readSheet } from '../../../sheets/index.ts'
import { plain } from './sheet-columns.ts'

/** A row of a sheet, with its name in Latin letters where it has one. */
export type SpelledRow = Readonly<{ number: number; cells: readonly string[]; pinyin: string }>

type Input = Readonly<{ path: string; nameHeadings: readonly string[] }>

const rowsAtOnce = 500

/** Yields the rows of a sheet, the headings first; spelling thousands of names takes seconds. */
export async function* work({ path, nameHeadings }: Input): AsyncGenerator<readonly SpelledRow[]> {
  let rows: SpelledRow[] = []
  let nameAt: number | undefined
  for await (const { number, cells } of readSheet(path)) {
    const name = nameAt === undefined ? '' : (cells[nameAt] ?? '').trim()
    nameAt ??= cells.findIndex((cell) => nameHeadings.includes(plain(cell)))
    rows.push({ number, cells, pinyin: name === '' ? '' : spellInLatin(name) })
    if (rows.length < rowsAtOnce) continue
    yield rows
    rows = []
  }
  yield rows
}
