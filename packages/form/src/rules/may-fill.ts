import type { PlanField } from '../plan/form-plan.ts'
import { type FormRights, mayWrite } from './rights.ts'

/** May this person change the field? Not what the product fills in, nor what the definition fixes. */
export function mayFill(field: PlanField, rights: FormRights): boolean {
  return !fillsItself(field) && !field.definition.readOnly && mayWrite(rights, field.path)
}

/** Does the product give the value, and never a person? */
export function fillsItself({ calculation, kind, settings }: PlanField): boolean {
  return calculation !== undefined || kind.fill !== undefined || kind.assignment?.(settings) !== undefined
}
