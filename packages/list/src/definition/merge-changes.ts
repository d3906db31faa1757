type Change = Readonly<{ path: string }>
type ConcurrentChanges<Value> = Readonly<{ list: readonly Change[]; values: Readonly<Record<string, Value>> }>

/**
 * The field of a changed path. A column is kept or taken with its whole sub-table, because added and removed rows
 * cannot be separated.
 */
export function fieldOfChange({ path }: Change): string {
  return path.split('.')[0] ?? path
}

/** Changes another editor has saved, by field, except fields for which this editor keeps their own value. */
export function mergeSavedChanges<Value>(
  { list, values }: ConcurrentChanges<Value>,
  kept: ReadonlySet<string>,
): readonly Readonly<{ field: string; value: Value | null }>[] {
  const fields = [...new Set(list.map(fieldOfChange))].filter((field) => !kept.has(field))
  return fields.map((field) => ({ field, value: values[field] ?? null }))
}
