import { z } from 'zod'
import { type ListField, ListPath } from '../definition/list-field.ts'
import { operators, variables } from './operators.ts'

/** What a field is compared with: a value, what a formula over the moment gives, or ids that depend on who looks. */
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

/** Conditions that must all be true, or of which one must. An empty group asks for nothing. */
export const ConditionGroup: z.ZodType<ConditionGroup> = z.strictObject({
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(z.union([Condition, z.lazy(() => ConditionGroup)])).max(50),
})

export function isGroup(part: Condition | ConditionGroup): part is ConditionGroup {
  return 'conditions' in part
}

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
