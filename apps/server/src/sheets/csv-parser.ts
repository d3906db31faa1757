import { refuseWideRow } from './refuse-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

const mostCells = 500
const longestCell = 32_767

/** Cuts text into rows as RFC 4180 has it, forgiving: a quote inside an unquoted cell is a quote. */
export class CsvParser {
  readonly #separator: string
  #number = 0
  #cells: string[] = []
  #cell = ''
  /** `closing`: a quote inside quotes, which ends the cell unless another one follows. */
  #state: 'plain' | 'quoted' | 'closing' = 'plain'

  constructor(separator: string) {
    this.#separator = separator
  }

  take(text: string): readonly SheetRow[] {
    const rows: SheetRow[] = []
    for (const sign of text) {
      if (this.#state !== 'plain' && this.#isInQuotes(sign)) continue
      if (sign === '\n') rows.push(this.#endRow())
      else this.#takePlain(sign)
    }
    return rows
  }

  end(): readonly SheetRow[] {
    return this.#cell !== '' || this.#cells.length > 0 ? [this.#endRow()] : []
  }

  #isInQuotes(sign: string): boolean {
    if (this.#state === 'closing' && sign !== '"') {
      this.#state = 'plain'
      return false
    }
    if (sign === '"' && this.#state === 'quoted') this.#state = 'closing'
    else {
      this.#add(sign)
      this.#state = 'quoted'
    }
    return true
  }

  #takePlain(sign: string): void {
    if (sign === '"' && this.#cell === '') this.#state = 'quoted'
    else if (sign === this.#separator) this.#endCell()
    else if (sign !== '\r') this.#add(sign)
  }

  #add(sign: string): void {
    this.#cell += sign
    if (this.#cell.length > longestCell) refuseWideRow(this.#number + 1)
  }

  #endCell(): void {
    this.#cells.push(plain(this.#cell))
    this.#cell = ''
    if (this.#cells.length > mostCells) refuseWideRow(this.#number + 1)
  }

  #endRow(): SheetRow {
    this.#endCell()
    this.#number += 1
    const row = { number: this.#number, cells: this.#cells }
    this.#cells = []
    return row
  }
}

/** What `writeCsv` put before text that looks like a formula comes off again. */
function plain(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
