import type { PlanField } from './form-plan.ts'
import { type FormRights, mayWrite } from './rights.ts'

/** May this person change the field? Not what calculates itself, nor what the definition fixes. */
export function mayFill(field: PlanField, rights: FormRights): boolean {
  return !field.calculation && !field.definition.readOnly && mayWrite(rights, field.path)
}
