import type { Figure } from './figure.ts'
import { percentile } from './timing.ts'

const turns = 9

/** Measures a call beside the bare statement for the same rows, in ms. The sides take turns, and the medians count. */
export async function measureBeside(
  id: string,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<Figure> {
  const times: { mine: number; other: number }[] = []
  for (let turn = 0; turn < turns; turn += 1)
    times.push({ mine: await milliseconds(ours), other: await milliseconds(theirs) })
  const median = (of: (one: (typeof times)[number]) => number) => percentile(times.map(of), 50)
  const value = median(({ mine }) => mine)
  const ratio = median(({ mine, other }) => mine / other)
  return { id, value, unit: 'ms', beside: 'bare SQL', ratio, aim: '', met: null }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
