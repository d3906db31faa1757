import type { DraftField } from './draft-field.ts'

/** Does the field hold a value that the product neither works out nor gives? */
export function isFilledByPeople({ kind, settings }: Pick<DraftField, 'kind' | 'settings'>): boolean {
  if (kind.holds !== 'value') return false
  return !kind.formula && !kind.fill && kind.assignment?.(settings) === undefined
}
