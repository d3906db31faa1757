import { z } from 'zod'
import { ConditionGroup } from '../conditions/condition.ts'
import { ListPath } from '../definition/list-path.ts'

/** Which records a grant is about: those whose author, or where the author stood, is this to whoever looks. */
export const scopes = [
  'all',
  'own',
  'department',
  'departmentAndBelow',
  'organizationAndBelow',
  'position',
  'subordinates',
] as const
export type Scope = (typeof scopes)[number]

/** What a grant gives. Everything in it goes together: these columns, fields and buttons, on these records. */
export const Permission = z.strictObject({
  /** Columns of the list. */
  columns: z.array(ListPath).max(500).default([]),
  /** Fields of the form; a sub-table without any of its columns here has all of them. */
  fields: z.record(ListPath, z.enum(['read', 'write'])).default({}),
  /** Built-in buttons and actions. */
  buttons: z.array(z.string().max(40)).max(100).default([]),
  records: z.strictObject({ scope: z.enum(scopes), rules: ConditionGroup.optional() }),
})
export type Permission = Readonly<z.output<typeof Permission>>
export type PermissionInput = z.input<typeof Permission>
