import type { FormulaContext } from '@signet/formula'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from './field-value.ts'

/** Returns the value that the product assigns over sent and stored ones, or undefined where it assigns none. */
export type Given = (field: PlanField, row?: string) => FieldValue | undefined

/** Returns the automatic values of a new record. */
export function atCreation(around: FormulaContext): Given {
  return ({ kind, settings }) => kind.fill?.('creation', around, settings)
}
