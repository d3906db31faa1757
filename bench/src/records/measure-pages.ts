import type { Line } from '../figure.ts'
import { inParallel, percentile } from '../timing.ts'
import { countRows, type Page, type Side } from './side.ts'

const turns = 9
const pageRows = 20

/** Pages by their number: the first, the one that is furthest from both ends, and the last. */
export async function measurePages(sides: readonly Side[], listed: number): Promise<Line[]> {
  const last = Math.floor(listed / pageRows)
  const lines: Line[] = []
  for (const number of [1, Math.ceil(last / 2), last]) {
    const times = sides.map((): number[] => [])
    for (let turn = 0; turn < turns; turn += 1) {
      const pages: Page[] = []
      for (const [at, side] of sides.entries()) {
        const before = performance.now()
        pages.push(await side.page(number))
        times[at]?.push(performance.now() - before)
      }
      refuseDifferent(pages, { number, listed })
    }
    lines.push({ id: `page.${number}`, unit: 'ms', values: times.map((each) => percentile(each, 50)) })
  }
  return lines
}

/** Everybody must have answered the same records, and counted as many as there are. */
function refuseDifferent(
  pages: readonly Page[],
  { number, listed }: Readonly<{ number: number; listed: number }>,
): void {
  const ids = new Set(pages.map((page) => page.ids.join()))
  const isWhole = pages.every((page) => page.total === listed && page.ids.length === pageRows)
  if (ids.size !== 1 || !isWhole)
    throw new Error(
      `Page ${number} differs: ${JSON.stringify(pages.map(({ total, ids }) => ({ total, ids })))}`,
    )
}

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
