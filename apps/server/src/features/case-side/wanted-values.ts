import type { RefusalCode } from '@signet/contract'
import { evaluate, isProblem, parseFormula } from '@signet/formula'
import { Refusal } from '@signet/std'
import type { loadVisibleForm, VisibleCase } from '../approvals/index.ts'

export type SideForm = Readonly<{ seen: VisibleCase; form: Awaited<ReturnType<typeof loadVisibleForm>> }>
type Wanted = Readonly<Record<string, string | boolean>>

/**
 * The values that records must have, by formulas over the form as its reader sees it. `hidden`: a formula asks for what
 * he may not see, so that the records would tell it. `unfilled`: nothing stands there yet to look for.
 * Refuses `flowSteps.formulaFailed`.
 */
export function wantedValues(
  form: SideForm,
  where: Readonly<Record<string, string>>,
): Wanted | 'hidden' | 'unfilled' {
  const wanted: Record<string, string | boolean> = {}
  for (const [field, text] of Object.entries(where)) {
    const value = worthOf(form, text, field)
    if (value === 'hidden') return 'hidden'
    if (value.found === '') return 'unfilled'
    wanted[field] = value.found
  }
  return wanted
}

function worthOf({ seen, form }: SideForm, text: string, field: string) {
  const formula = parseFormula(text, seen.design.form.scope)
  if (isProblem(formula)) return refuse(field)
  if (formula.reads.some(form.isHidden)) return 'hidden'

  const worth = evaluate(formula, form.values, form.around)
  if (!worth.ok) return refuse(field)
  return { found: typeof worth.value === 'boolean' ? worth.value : String(worth.value ?? '') }
}

function refuse(field: string): never {
  throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })
}
