import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'

/** Milliseconds that any answer may wait for the work of others. */
const aim = 50

/** Returns the longest answer of a plain call, in milliseconds, while this work is done. */
export async function longestDuring(address: string, work: () => Promise<unknown>): Promise<number> {
  const thread = new Worker(join(import.meta.dirname, 'probe-thread.ts'), { workerData: { address } })
  await once(thread, 'message')
  try {
    await work()
    thread.postMessage('end')
    const [longest] = await once(thread, 'message')
    return Number(longest)
  } finally {
    await thread.terminate()
  }
}

/** The figure of the longest answer during some work, beside that of a server left alone. */
export function longestFigure(id: string, value: number, quiet: number): Figure {
  return {
    id,
    value,
    unit: 'ms longest',
    beside: `quiet ${quiet.toFixed(1)}`,
    ratio: value / quiet,
    aim: `at most ${aim} ms above quiet`,
    met: value - quiet <= aim,
  }
}
