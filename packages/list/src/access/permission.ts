import type { FormPlan } from '@signet/form'
import { z } from 'zod'
import { ConditionGroup } from '../conditions/condition.ts'
import { checkRules } from '../definition/check-rules.ts'
import { invalidList } from '../definition/invalid-list.ts'
import { listField } from '../definition/list-field.ts'
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

/** Reads what a grant gives. Refuses `list.definitionInvalid` with the path of the first mistake. */
export function readPermission(raw: unknown, form: FormPlan): Permission {
  const parsed = Permission.safeParse(raw)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return invalidList((issue?.path ?? []).map(String).join('.'), issue?.message ?? '')
  }

  const { columns, fields, records } = parsed.data
  for (const [place, path] of columns.entries())
    if (!listField(form, path)) invalidList(`columns.${place}`, `names no field ${path}`)
  for (const path of Object.keys(fields))
    if (!form.byPath.has(path)) invalidList(`fields.${path}`, 'is no field')
  if (records.rules) checkRules(form, records.rules, 'records.rules')
  return parsed.data
}
