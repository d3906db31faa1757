/** What some work took; `latencies` are the milliseconds of its single calls, `cpu` seconds as somebody else counts them. */
export type Timed = Readonly<{ seconds: number; cpu: number; latencies: readonly number[] }>

export async function timed(cpu: () => number, work: () => Promise<readonly number[]>): Promise<Timed> {
  const cpuBefore = cpu()
  const before = performance.now()
  const latencies = await work()
  return { seconds: (performance.now() - before) / 1000, cpu: cpu() - cpuBefore, latencies }
}

/** Does `work` for 0..count-1 with `width` of them under way at a time; gives the milliseconds each took. */
export async function inParallel(
  width: number,
  count: number,
  work: (place: number) => Promise<unknown>,
): Promise<number[]> {
  const latencies: number[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const place = next
      next += 1
      const before = performance.now()
      await work(place)
      latencies.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return latencies
}

/** The value below which `share` percent of the figures lie (nearest rank). */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((share / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}
