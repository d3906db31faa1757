import type { FieldValue, FormValues, PlanField } from '@signet/form'
import {
  evaluate,
  type Formula,
  type FormulaContext,
  isProblem,
  parseFormula,
  type StepBudget,
} from '@signet/formula'
import type { Fill } from './list-definition.ts'
import type { ListPlan } from './plan-list.ts'

/**
 * Whether an action is enabled on a record. A formula that fails, or for which the shared budget is too small, disables
 * it.
 */
export function isEnabled(
  list: ListPlan,
  action: string,
  values: FormValues,
  context: FormulaContext,
  budget?: StepBudget,
): boolean {
  const formula = list.enabled.get(action)
  if (!formula) return true
  const result = evaluateFormula(list, formula, values, context, budget)
  return result.ok && result.value === true
}

/** The value of a formula over a record. */
export function evaluateFormula(
  { form }: Pick<ListPlan, 'form'>,
  formula: Formula,
  values: FormValues,
  context: FormulaContext,
  budget?: StepBudget,
) {
  const read = new Set(formula.reads)
  const given = inputs(
    form.fields.filter(({ key, columns }) => read.has(key) || columns.some(({ path }) => read.has(path))),
    values,
  )
  if (budget) budget.steps -= sizeOf(given)
  return evaluate(formula, given, context, budget)
}

/** Values handed to a formula, which cost as much as its steps. */
function sizeOf(given: Record<string, unknown>): number {
  return Object.values(given).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length * Object.keys(value[0] ?? {}).length : 1),
    0,
  )
}

/** Keys of fields read by formulas of actions. */
export function fieldsReadByActions({ enabled }: ListPlan): ReadonlySet<string> {
  const names = [...enabled.values()].flatMap(({ reads }) => reads.map((name) => name.split('.')[0] ?? ''))
  return new Set(names)
}

function inputs(fields: readonly PlanField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.key, input(field, values[field.key] ?? field.empty)]),
  )
}

function input(field: PlanField, value: FieldValue): unknown {
  if (field.kind.holds === 'rows')
    return (Array.isArray(value) ? value : []).map((row) => inputs(field.columns, row as FormValues))
  return field.kind.toFormula ? field.kind.toFormula(value) : value
}

/** Values an action passes to a form, interface or record: fixed, copied or computed; null when not computable. */
export function evaluateFill(
  list: Pick<ListPlan, 'form'>,
  fills: Readonly<Record<string, Fill>>,
  values: FormValues,
  context: FormulaContext,
): Readonly<Record<string, unknown>> {
  const filled = (fill: Fill): unknown => {
    if ('value' in fill) return fill.value
    if ('field' in fill) return values[fill.field] ?? null
    const formula = parseFormula(fill.formula, list.form.scope)
    const found = isProblem(formula) ? undefined : evaluateFormula(list, formula, values, context)
    return found?.ok ? found.value : null
  }
  return Object.fromEntries(Object.entries(fills).map(([name, fill]) => [name, filled(fill)]))
}
