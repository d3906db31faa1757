/** Cuts rows into parts of at most `most`, in their order; none without rows. */
export function inParts<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / most)
  return Array.from({ length: count }, (_, at) => rows.slice(at * most, (at + 1) * most))
}
