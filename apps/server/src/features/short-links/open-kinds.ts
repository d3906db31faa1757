import { mayFill, type PlanField, rightsAtStart } from '@signet/form'

/** Whether people without an account may meet the field at all, with choices of its own if any. */
export function isOpen(field: PlanField): boolean {
  return isPlain(field) || field.kind.open === 'handIn'
}

function isPlain({ kind, settings }: PlanField): boolean {
  return kind.open === 'fill' && kind.offers?.(settings) === undefined
}

/** Whether they may fill it in, or see what it calculates from what they filled in. */
export function isForForms(field: PlanField): boolean {
  if (!isOpen(field)) return false
  if (field.kind.holds === 'rows') return field.columns.some(isForForms)
  return field.calculation !== undefined || mayFill(field, rightsAtStart())
}

/** Whether they may see it in a record that they found. */
export function isForAnswers(field: PlanField): boolean {
  return field.kind.holds === 'value' && (isPlain(field) || field.kind.open === 'show')
}

/** Whether they may find a record by its exact value. */
export function isForQuestions(field: PlanField): boolean {
  return isForAnswers(field) && field.kind.findsRecords === true
}
