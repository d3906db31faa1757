import type { FormRow } from './form-design-store.ts'

type Designed = Pick<FormRow, 'publishedVersion' | 'isChanged'>

/** Where a design stands between its draft and what people use. */
export function stateOf({ publishedVersion, isChanged }: Designed): 'draft' | 'changed' | 'published' {
  if (publishedVersion === null) return 'draft'
  return isChanged ? 'changed' : 'published'
}

export function formView(row: FormRow, nameOf: (person: string) => string) {
  const { id, name, code, category, publishedVersion, changedAt, changedBy } = row
  return {
    id,
    name,
    code,
    category,
    state: stateOf(row),
    version: publishedVersion ?? 0,
    changedAt,
    changedBy: nameOf(changedBy),
  }
}
