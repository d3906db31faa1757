/** What some work took; `latencies` are the milliseconds of its single calls, `cpu` seconds as somebody else counts them. */
export type Timed = Readonly<{ seconds: number; cpu: number; latencies: readonly number[] }>

export async function timed(cpu: () => number, work: () => Promise<readonly number[]>): Promise<Timed> {
  const cpuBefore = cpu()
  const before = performance.now()
  const latencies = await work()
  return { seconds: (performance.now() - before) / 1000, cpu: cpu() - cpuBefore, latencies }
}
