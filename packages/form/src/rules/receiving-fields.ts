import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Receives } from '../values/receives.ts'
import { canFill, type FormRights } from './rights.ts'

export type ReceivingField = Readonly<{ field: PlanField; receives: Receives }>

/**
 * Returns the fields of an empty form that take files or a text from outside, in reading order. A field that a rule shows
 * is left out, since it may be hidden when the form opens.
 */
export function receivingFields(plan: FormPlan, rights: FormRights): readonly ReceivingField[] {
  return plan.fields.flatMap((field) => {
    const receives = field.kind.receives?.(field.settings)
    const isShown = field.visible === undefined && field.shownBy.length === 0
    return receives && isShown && canFill(field, rights) ? [{ field, receives }] : []
  })
}
