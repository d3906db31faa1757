import type { FormPlan } from '@signet/form'
import { checkRules } from '../definition/check-rules.ts'
import { invalidList } from '../definition/invalid-list.ts'
import { listField } from '../definition/list-field.ts'
import { Permission } from './permission.ts'

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
