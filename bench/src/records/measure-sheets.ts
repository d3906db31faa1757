import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Line } from '../figure.ts'
import { sheetOf } from './rows.ts'
import { countRows, type Side } from './side.ts'

type Exporting = Readonly<{ exported: number; folder: string }>
type Run = Readonly<Record<'seconds' | 'peak' | 'idle', number>>
const most = 256

/** Everything that the reader may see as a sheet, by a process that has just started; its memory is that of the process. */
export async function measureExports(sides: readonly Side[], exporting: Exporting): Promise<Line[]> {
  const lines: Line[] = []
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
  { exported, folder }: Exporting,
): Promise<Run | null> {
  const pid = await side.restart()
  await side.page(1)
  const idle = memoryOf(pid)
  const peak = watchPeak(pid)
  const file = join(folder, `exported.${format}`)
  const before = performance.now()
  const written = side.exportTo(format, file)
  if (!written) return null

  await written
  const seconds = (performance.now() - before) / 1000
  const rows = await rowsInFile(file, format)
  if (rows !== exported) throw new Error(`${side.title} exported ${rows} of ${exported} rows.`)
  return { seconds, peak: peak(), idle }
}

/** Megabytes that a process has in memory; Linux only. */
function memoryOf(pid: number): number {
  return field(pid, 'VmRSS')
}

/** From now on the peak is counted anew; the answer tells it. */
function watchPeak(pid: number): () => number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () => field(pid, 'VmHWM')
}

function field(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]
  if (kilobytes === undefined) throw new Error(`The system does not tell ${name} of process ${pid}.`)
  return Number(kilobytes) / 1024
}

/** How many records a file holds, without its heading; no cell of ours has a line break. */
async function rowsInFile(file: string, format: 'csv' | 'xlsx'): Promise<number> {
  if (format === 'xlsx') return (await timesIn(await firstPart(file), '</row>')) - 1
  let lines = 0
  for await (const line of createInterface({ input: createReadStream(file) })) if (line !== '') lines += 1
  return lines - 1
}

const fixedHeader = 30

/** The first part of an archive (APPNOTE 4.3.7), which in a workbook of ours is its first sheet. */
async function firstPart(file: string): Promise<Readable> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(fixedHeader), 0, fixedHeader, 0)
  await handle.close()
  const start = fixedHeader + buffer.readUInt16LE(26) + buffer.readUInt16LE(28)
  return createReadStream(file, { start }).pipe(createInflateRaw())
}

async function timesIn(part: Readable, mark: string): Promise<number> {
  let times = 0
  let rest = ''
  for await (const piece of part.setEncoding('utf8')) {
    const pieces = `${rest}${piece}`.split(mark)
    times += pieces.length - 1
    rest = pieces.at(-1)?.slice(-mark.length) ?? ''
  }
  return times
}

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
