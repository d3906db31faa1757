import type { FormulaContext } from '@signet/formula'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from './field-value.ts'

/** Returns the value that the product assigns over sent and stored ones, or undefined where it assigns none. */
export type AssignedValue = (field: PlanField, row?: string) => FieldValue | undefined

/** Returns the automatic values of a new record. */
export function assignAtCreation(context: FormulaContext): AssignedValue {
  return ({ kind, settings }) => kind.fill?.('creation', context, settings)
}
