/** Moves one row to another index. */
export function movedTo<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  if (row === undefined) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
