import type { DraftField } from './draft-field.ts'

/** Whether people enter the value, rather than a formula or the server. */
export function isFilledByPeople({ kind, settings }: Pick<DraftField, 'kind' | 'settings'>): boolean {
  if (kind.holds !== 'value') return false
  return !kind.formula && !kind.fill && kind.assignment?.(settings) === undefined
}
