type Change = Readonly<{ path: string }>
type ConcurrentChanges<Value> = Readonly<{ list: readonly Change[]; values: Readonly<Record<string, Value>> }>

/** The field that a changed path belongs to. A column is taken or kept with its whole sub-table: rows that came and went cannot be taken apart. */
export function changedField({ path }: Change): string {
  return path.split('.')[0] ?? path
}

/** What somebody else saved since, by field, without the fields in which the second of two editors keeps what is his. */
export function takenOver<Value>(
  { list, values }: ConcurrentChanges<Value>,
  kept: ReadonlySet<string>,
): readonly Readonly<{ field: string; value: Value | null }>[] {
  const fields = [...new Set(list.map(changedField))].filter((field) => !kept.has(field))
  return fields.map((field) => ({ field, value: values[field] ?? null }))
}
