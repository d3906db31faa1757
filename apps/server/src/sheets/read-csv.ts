import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { refuseUnreadable, refuseWideRow } from './refuse-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

/** The rows of a CSV file in whatever Excel writes: UTF-8, UTF-16 or GB18030; commas, semicolons or tabs. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { encoding, separator } = await sniff(path)
  const decoder = new TextDecoder(encoding, { fatal: true })
  const parser = new CsvParser(separator)
  const bytes = createReadStream(path)
  try {
    for await (const chunk of bytes)
      yield* parser.take(decode(() => decoder.decode(chunk as Buffer, { stream: true })))
    yield* parser.take(decode(() => decoder.decode()))
    yield* parser.end()
  } finally {
    bytes.destroy()
  }
}

/** A byte that is none of the encoding makes the whole file unreadable, rather than a wrong letter somewhere. */
function decode(run: () => string): string {
  try {
    return run()
  } catch {
    return refuseUnreadable()
  }
}

const sniffed = 256 * 1024

async function sniff(path: string): Promise<Readonly<{ encoding: string; separator: string }>> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffed), 0, sniffed, 0)
    const start = buffer.subarray(0, bytesRead)
    const encoding = encodingOf(start)
    const [line = ''] = new TextDecoder(encoding).decode(start).split(/\r?\n/)
    return { encoding, separator: separatorOf(line) }
  } finally {
    await file.close()
  }
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return 'utf-8'
  } catch {
    return 'gb18030'
  }
}

function separatorOf(line: string): string {
  const counted = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

const mostCells = 500

const longestCell = 32_767

/** Cuts text into rows as RFC 4180 has it, forgiving: a quote inside an unquoted cell is a quote. */
class CsvParser {
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
