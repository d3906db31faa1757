import type { findFlow } from './flow-design-store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFlow>>>

export function flowView(row: Row, nameOf: (person: string) => string) {
  const { id, name, code, category, version, changedAt, changedBy } = row
  return {
    id,
    name,
    code,
    category,
    state: stateOf(row),
    version: version ?? 0,
    changedAt,
    changedBy: nameOf(changedBy),
  }
}

/** Compares a draft with its published version. */
function stateOf({ publishedVersionId, isChanged }: Row): 'draft' | 'changed' | 'published' {
  if (publishedVersionId === null) return 'draft'
  return isChanged ? 'changed' : 'published'
}
