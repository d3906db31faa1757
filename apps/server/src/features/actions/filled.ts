import type { RefusalCode } from '@signet/contract'
import { evaluate, isProblem, parseFormula } from '@signet/formula'
import { Refusal } from '@signet/std'
import type { Question } from './occasion.ts'

type About = Pick<Question, 'form' | 'values' | 'around'>

/** Evaluates formulas over a form, keyed by target field. Refuses `flowSteps.formulaFailed`. */
export function filled(
  about: About,
  fillings: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fillings).map(([field, formula]) => [field, worthOf(about, formula, field)]),
  )
}

/** Whether a condition over a form is true; an empty one is. */
export function isMet(about: About, condition: string | undefined): boolean {
  return !condition?.trim() || worthOf(about, condition, condition) === true
}

function worthOf({ form, values, around }: About, text: string, field: string): unknown {
  const formula = parseFormula(text, form.scope)
  if (isProblem(formula)) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })

  const found = evaluate(formula, values, around)
  if (!found.ok) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })
  return found.value
}
