import { compileForm, type FormValues } from '@signet/form'
import { type Around, isProblem, parseFormula } from '@signet/formula'
import { evaluated, type Fill, planList } from '@signet/list'
import type { ModelConfig } from './queries.ts'

type Values = Readonly<Record<string, unknown>>
type Source = Readonly<{ config: ModelConfig; values: Values; around: Around }>

/** What an action gives to a form or an interface: fixed, taken over from the record, or worked out; null for what cannot be. */
export function filledBy(fills: Readonly<Record<string, Fill>>, { config, values, around }: Source): Values {
  const list = planList(config.list, compileForm(config.form))
  const filled = (fill: Fill): unknown => {
    if ('value' in fill) return fill.value
    if ('field' in fill) return values[fill.field] ?? null
    const formula = parseFormula(fill.formula, list.form.scope)
    // The server answers values as the form engine stores them.
    const found = isProblem(formula) ? undefined : evaluated(list, formula, values as FormValues, around)
    return found?.ok ? found.value : null
  }
  return Object.fromEntries(Object.entries(fills).map(([name, fill]) => [name, filled(fill)]))
}
