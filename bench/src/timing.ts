/**
 * The duration of some work; `latencies` are the milliseconds of its calls, `cpu` seconds of the measured processes.
 */
export type Timing = Readonly<{ seconds: number; cpu: number; latencies: readonly number[] }>

export async function measureTime(
  cpu: () => number,
  work: () => Promise<readonly number[]>,
): Promise<Timing> {
  const cpuBefore = cpu()
  const before = performance.now()
  const latencies = await work()
  return { seconds: (performance.now() - before) / 1000, cpu: cpu() - cpuBefore, latencies }
}

/** Runs `work` for 0..count-1, `width` at a time; returns the milliseconds of each. */
export async function runInParallel(
  width: number,
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const latencies: number[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      const before = performance.now()
      await work(index)
      latencies.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return latencies
}

/** Returns the value below which `share` percent of the figures are (nearest rank). */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((share / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}
