import type { FormulaContext } from '@signet/formula'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from './field-value.ts'

/** A value that the product gives, over whatever was sent or stored; undefined where it gives none. */
export type Given = (field: PlanField, row?: string) => FieldValue | undefined

/** What fills itself when a record is made. */
export function atCreation(around: FormulaContext): Given {
  return ({ kind, settings }) => kind.fill?.('creation', around, settings)
}
