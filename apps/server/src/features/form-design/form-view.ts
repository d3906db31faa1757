import type { FormRow } from './form-design-store.ts'

type DesignState = Pick<FormRow, 'publishedVersion' | 'isChanged'>

/** Compares a draft with its published version. */
export function stateOf({ publishedVersion, isChanged }: DesignState): 'draft' | 'changed' | 'published' {
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
