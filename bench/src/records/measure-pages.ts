import type { Line } from '../line.ts'
import { percentile } from '../percentile.ts'
import type { Page, Side } from './side.ts'

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
