import type { FieldValue, FormValues, PlanField } from '@signet/form'
import { evaluate, type Formula, type FormulaContext } from '@signet/formula'
import type { ListPlan } from './plan-list.ts'

/** May the action be done on a record with these values? A formula that cannot tell says no. */
export function isEnabled(
  list: ListPlan,
  action: string,
  values: FormValues,
  around: FormulaContext,
): boolean {
  const formula = list.enabled.get(action)
  if (!formula) return true
  const result = evaluated(list, formula, values, around)
  return result.ok && result.value === true
}

/** The value of a formula over a record. */
export function evaluated(
  { form }: Pick<ListPlan, 'form'>,
  formula: Formula,
  values: FormValues,
  around: FormulaContext,
) {
  return evaluate(formula, inputs(form.fields, values), around)
}

/** The keys of the fields that the formulas of actions read. */
export function readByActions({ enabled }: ListPlan): ReadonlySet<string> {
  const names = [...enabled.values()].flatMap(({ reads }) => reads.map((name) => name.split('.')[0] ?? ''))
  return new Set(names)
}

function inputs(fields: readonly PlanField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, input(field, values[field.key] ?? null)]))
}

function input(field: PlanField, value: FieldValue): unknown {
  if (field.kind.holds === 'rows')
    return (Array.isArray(value) ? value : []).map((row) => inputs(field.columns, row as FormValues))
  return field.kind.toFormula ? field.kind.toFormula(value) : value
}
