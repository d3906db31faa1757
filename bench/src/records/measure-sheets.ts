import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Comparison } from '../figure.ts'
import { sheetOf } from './rows.ts'
import { countRows, type Side } from './side.ts'

type ExportOptions = Readonly<{ exported: number; folder: string }>
type Run = Readonly<Record<'seconds' | 'peak' | 'idle', number>>
const most = 256

/** Exports everything that the reader may see as a sheet from a fresh process, and measures its memory. */
export async function measureExports(
  sides: readonly Side[],
  exporting: ExportOptions,
): Promise<Comparison[]> {
  const lines: Comparison[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    const runs: (Run | null)[] = []
    for (const side of sides) runs.push(await exportOnce(side, format, exporting))
    const values = (pick: (run: Run) => number) => runs.map((run) => run && pick(run))
    const id = `export.${format}`
    const aim = { words: `under ${most} MB`, isMet: (value: number) => value < most }
    lines.push({ id: `${id}.seconds`, unit: 's', values: values(({ seconds }) => seconds) })
    lines.push({ id: `${id}.peak`, unit: 'MB', values: values(({ peak }) => peak), aim })
    lines.push({ id: `${id}.overIdle`, unit: 'MB', values: values(({ peak, idle }) => peak - idle) })
  }
  return lines
}

async function exportOnce(
  side: Side,
  format: 'csv' | 'xlsx',
  { exported, folder }: ExportOptions,
): Promise<Run | null> {
  const pid = await side.restart()
  await side.page(1)
  const idle = readMemory(pid)
  const peak = watchPeak(pid)
  const file = join(folder, `exported.${format}`)
  const before = performance.now()
  const written = side.exportTo(format, file)
  if (!written) return null

  await written
  const seconds = (performance.now() - before) / 1000
  const rows = await countRowsInFile(file, format)
  if (rows !== exported) throw new Error(`${side.title} exported ${rows} of ${exported} rows.`)
  return { seconds, peak: peak(), idle }
}

/** Returns the resident memory of a process in megabytes. Linux only. */
function readMemory(pid: number): number {
  return readStatusField(pid, 'VmRSS')
}

/** Resets the peak memory of a process and returns a function that reads it. */
function watchPeak(pid: number): () => number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () => readStatusField(pid, 'VmHWM')
}

function readStatusField(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]
  if (kilobytes === undefined) throw new Error(`The system does not tell ${name} of process ${pid}.`)
  return Number(kilobytes) / 1024
}

/** Counts the records in a file without its header; our cells have no line breaks. */
async function countRowsInFile(file: string, format: 'csv' | 'xlsx'): Promise<number> {
  if (format === 'xlsx') return (await countInStream(await openFirstPart(file), '</row>')) - 1
  let lines = 0
  for await (const line of createInterface({ input: createReadStream(file) })) if (line !== '') lines += 1
  return lines - 1
}

const fixedHeader = 30

/** Reads the first part of a zip archive (APPNOTE 4.3.7), which is the first sheet of our workbooks. */
async function openFirstPart(file: string): Promise<Readable> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(fixedHeader), 0, fixedHeader, 0)
  await handle.close()
  const start = fixedHeader + buffer.readUInt16LE(26) + buffer.readUInt16LE(28)
  return createReadStream(file, { start }).pipe(createInflateRaw())
}

async function countInStream(part: Readable, mark: string): Promise<number> {
  let times = 0
  let rest = ''
  for await (const piece of part.setEncoding('utf8')) {
    const pieces = `${rest}${piece}`.split(mark)
    times += pieces.length - 1
    rest = pieces.at(-1)?.slice(-mark.length) ?? ''
  }
  return times
}

/** Imports a sheet the way each side does it, until the last row is stored. */
export async function measureImport(sides: readonly Side[], imported: number): Promise<Comparison[]> {
  const sheet = sheetOf(imported)
  const seconds: number[] = []
  for (const side of sides) {
    const before = performance.now()
    await side.importSheet(sheet)
    seconds.push((performance.now() - before) / 1000)
    const stored = await countRows(side.databaseUrl, side.tables.imported)
    if (stored !== imported) throw new Error(`${side.title} took ${stored} of ${imported} rows over.`)
  }
  const note = 'one row after the other, in one transaction, without a look at the mistakes before'
  return [{ id: `import.${imported}`, unit: 's', values: seconds, note }]
}
