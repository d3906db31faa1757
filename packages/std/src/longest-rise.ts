/** Returns the longest increasing subsequence of distinct numbers; everything outside it has moved. */
export function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const number of numbers) {
    const at = ends.findIndex((end) => end > number)
    const index = at < 0 ? ends.length : at
    before.set(number, ends[index - 1])
    ends[index] = number
  }
  const rise: number[] = []
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) rise.unshift(number)
  return rise
}
