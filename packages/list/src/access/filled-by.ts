import type { FormValues } from '@signet/form'
import { type FormulaContext, isProblem, parseFormula } from '@signet/formula'
import { evaluated } from '../definition/is-enabled.ts'
import type { Fill } from '../definition/list-action.ts'
import type { ListPlan } from '../definition/plan-list.ts'

/** What an action gives to a form, an interface or a record: fixed, taken over from the record, or worked out; null for what cannot be. */
export function filledBy(
  list: Pick<ListPlan, 'form'>,
  fills: Readonly<Record<string, Fill>>,
  values: FormValues,
  around: FormulaContext,
): Readonly<Record<string, unknown>> {
  const filled = (fill: Fill): unknown => {
    if ('value' in fill) return fill.value
    if ('field' in fill) return values[fill.field] ?? null
    const formula = parseFormula(fill.formula, list.form.scope)
    const found = isProblem(formula) ? undefined : evaluated(list, formula, values, around)
    return found?.ok ? found.value : null
  }
  return Object.fromEntries(Object.entries(fills).map(([name, fill]) => [name, filled(fill)]))
}
