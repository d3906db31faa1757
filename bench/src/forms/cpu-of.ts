import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/**
 * Milliseconds of the page's main thread, in thread time, so that other programs do not count. `script` is everything
 * except style and layout, because the browser's own script counter leaves out promises.
 */
export type Cpu = Readonly<{ all: number; script: number }>

const quiet = 1
const pause = 60
const calmEnough = 4
const longest = 120_000

/** Returns the cost of an action until the page has been idle for a while. */
export async function measureCpu(session: CDPSession, act: () => Promise<unknown>): Promise<Cpu> {
  const before = await readCpu(session)
  await act()
  const after = await waitUntilIdle(session)
  return { all: after.all - before.all, script: after.script - before.script }
}

async function waitUntilIdle(session: CDPSession): Promise<Cpu> {
  const start = performance.now()
  let last = await readCpu(session)
  for (let calm = 0; calm < calmEnough; ) {
    if (performance.now() - start > longest) throw new Error('The page does not come to rest')
    await wait(pause)
    const now = await readCpu(session)
    calm = now.all - last.all < quiet ? calm + 1 : 0
    last = now
  }
  return last
}

async function readCpu(session: CDPSession): Promise<Cpu> {
  const of = await readMetrics(session)
  const all = 1000 * of('TaskDuration')
  return { all, script: all - 1000 * (of('LayoutDuration') + of('RecalcStyleDuration')) }
}

/** Returns the megabytes that scripts hold after garbage collection. */
export async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const of = await readMetrics(session)
  return of('JSHeapUsedSize') / 1e6
}

async function readMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  return (name) => values.get(name) ?? 0
}
