import type { ListField } from '../definition/list-field.ts'
import type { Condition } from './condition.ts'

/** The condition for one value of a field, or for none, in the way in which the field may be asked. */
export function valueCondition(
  { path: field, operators }: Pick<ListField, 'path' | 'operators'>,
  value: string | boolean | null,
): Condition {
  if (value === null) return { field, operator: 'isEmpty' }
  if (operators.includes('anyOf')) return { field, operator: 'anyOf', value: [String(value)] }
  if (operators.includes('between') && !operators.includes('equals'))
    return { field, operator: 'between', value: [value, value] }
  return { field, operator: 'equals', value }
}
