/** The value below which `share` percent of the figures lie (nearest rank). */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((share / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}
