import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvParser } from './csv-parser.ts'
import { refuseUnreadable } from './refuse-sheet.ts'
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
