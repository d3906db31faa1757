import { inParallel } from '../in-parallel.ts'
import type { Line } from '../line.ts'
import { percentile } from '../percentile.ts'
import { countRows } from './load-rows.ts'
import type { Side } from './side.ts'

/** New records one after the other, and eight at a time; they are there afterwards. */
export async function measureCreates(sides: readonly Side[], created: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const width of [1, 8]) {
    const runs = []
    for (const side of sides) runs.push(await createAll(side, { width, created }))
    const line = (name: string, unit: string, values: readonly number[]) =>
      lines.push({ id: `create.${width}.${name}`, unit, values })
    line(
      'perSecond',
      '1/s',
      runs.map(({ perSecond }) => perSecond),
    )
    for (const share of [50, 99])
      line(
        `p${share}`,
        'ms',
        runs.map(({ times }) => percentile(times, share)),
      )
  }
  return lines
}

type Asked = Readonly<{ width: number; created: number }>

async function createAll(side: Side, { width, created }: Asked) {
  const held = () => countRows(side.databaseUrl, side.tables.created)
  await inParallel(width, 20, (place) => side.create(place))
  const before = await held()
  const start = performance.now()
  const times = await inParallel(width, created, (place) => side.create(place))
  const perSecond = (created * 1000) / (performance.now() - start)
  if ((await held()) !== before + created) throw new Error(`${side.title} did not make ${created} records.`)
  return { perSecond, times }
}
