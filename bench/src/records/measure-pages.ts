import type { Comparison } from '../figure.ts'
import { percentile, runInParallel } from '../timing.ts'
import { countRows, type Page, type Side } from './side.ts'

const turns = 9
const pageRows = 20

/** Times pages by number: the first, the one furthest from both ends, and the last. */
export async function measurePages(sides: readonly Side[], listed: number): Promise<Comparison[]> {
  const last = Math.floor(listed / pageRows)
  const lines: Comparison[] = []
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

/** All sides must return the same records and the same total. */
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

/** Times new records one after the other and eight at a time, and checks that they exist. */
export async function measureCreates(sides: readonly Side[], created: number): Promise<Comparison[]> {
  const lines: Comparison[] = []
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

type CreateRun = Readonly<{ width: number; created: number }>

async function createAll(side: Side, { width, created }: CreateRun) {
  const countCreated = () => countRows(side.databaseUrl, side.tables.created)
  await runInParallel(width, 20, (index) => side.create(index))
  const before = await countCreated()
  const start = performance.now()
  const times = await runInParallel(width, created, (index) => side.create(index))
  const perSecond = (created * 1000) / (performance.now() - start)
  if ((await countCreated()) !== before + created)
    throw new Error(`${side.title} did not make ${created} records.`)
  return { perSecond, times }
}
