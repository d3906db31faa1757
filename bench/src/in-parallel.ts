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
