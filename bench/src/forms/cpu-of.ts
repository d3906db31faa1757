import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/**
 * Milliseconds of the page's main thread, in its own time: other programs of the machine do not count. `script` is
 * what is neither style nor layout, since the browser's own counter of scripts leaves out what promises do.
 */
export type Cpu = Readonly<{ all: number; script: number }>

const quiet = 1
const pause = 60
const calmEnough = 4
const longest = 120_000

/** What an action costs the page until it has been idle for a while. */
export async function cpuOf(session: CDPSession, act: () => Promise<unknown>): Promise<Cpu> {
  const before = await cpuSoFar(session)
  await act()
  const after = await onceIdle(session)
  return { all: after.all - before.all, script: after.script - before.script }
}

async function onceIdle(session: CDPSession): Promise<Cpu> {
  const start = performance.now()
  let last = await cpuSoFar(session)
  for (let calm = 0; calm < calmEnough; ) {
    if (performance.now() - start > longest) throw new Error('The page does not come to rest')
    await wait(pause)
    const now = await cpuSoFar(session)
    calm = now.all - last.all < quiet ? calm + 1 : 0
    last = now
  }
  return last
}

async function cpuSoFar(session: CDPSession): Promise<Cpu> {
  const of = await readMetrics(session)
  const all = 1000 * of('TaskDuration')
  return { all, script: all - 1000 * (of('LayoutDuration') + of('RecalcStyleDuration')) }
}

/** Megabytes that scripts still hold after everything that can go has gone. */
export async function heapOf(session: CDPSession): Promise<number> {
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
