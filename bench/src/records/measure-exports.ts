import { join } from 'node:path'
import type { Line } from '../line.ts'
import { memoryOf, watchPeak } from './memory-of.ts'
import { rowsInFile } from './rows-in-file.ts'
import type { Side } from './side.ts'

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
