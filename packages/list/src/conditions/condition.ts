import { z } from 'zod'
import { type ListField, ListPath } from '../definition/list-field.ts'
import { operators, variables } from './operators.ts'

/** A comparison of a field with a value, a formula, or ids that depend on the viewer. */
export const Condition = z.strictObject({
  field: ListPath,
  operator: z.enum(operators),
  value: z.json().optional(),
  formula: z.string().min(1).max(2000).optional(),
  variable: z.enum(variables).optional(),
})
export type Condition = Readonly<z.output<typeof Condition>>

export type ConditionGroup = Readonly<{
  match: 'all' | 'any'
  conditions: readonly (Condition | ConditionGroup)[]
}>

/** Conditions joined by and, or by or. An empty group matches everything. */
export const ConditionGroup: z.ZodType<ConditionGroup> = z.strictObject({
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(z.union([Condition, z.lazy(() => ConditionGroup)])).max(50),
})

export function isGroup(part: Condition | ConditionGroup): part is ConditionGroup {
  return 'conditions' in part
}

/** A condition for one value of a field, or none, with an operator the field supports. */
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
