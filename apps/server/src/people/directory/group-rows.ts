/** Groups rows by key, keeping their order. */
export function groupBy<Key, Row, Part>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  partOf: (row: Row) => Part,
): ReadonlyMap<Key, readonly Part[]> {
  const groups = new Map<Key, Part[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(partOf(row))
    else groups.set(keyOf(row), [partOf(row)])
  }
  return groups
}

export function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
