/** Ids `r1`, `r2` … after the highest that is taken when first asked; none is given twice. */
export function freeIds(taken: () => readonly string[]): () => string {
  let last: number | undefined
  return () => {
    last ??= Math.max(0, ...taken().map((id) => Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0)))
    last += 1
    return `r${last}`
  }
}
