/**
 * How loud a sound is from start to end: the loudest of each part, 0 to 100 of the loudest of all. Silence is all zero.
 */
export function peaksOf(samples: ArrayLike<number>, bars: number): number[] {
  const count = Math.min(bars, samples.length)
  const peaks = Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * samples.length) / count)
    const to = Math.floor(((at + 1) * samples.length) / count)
    let peak = 0
    for (let one = from; one < to; one += 1) peak = Math.max(peak, Math.abs(samples[one] ?? 0))
    return peak
  })
  const loudest = Math.max(0, ...peaks)
  return peaks.map((peak) => (loudest === 0 ? 0 : Math.round((peak / loudest) * 100)))
}
