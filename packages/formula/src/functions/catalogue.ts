import type { Overload } from '../check/overload.ts'
import type { FormulaFunction, FunctionGroup } from './formula-function.ts'
import { functions } from './index.ts'

/** A function as editors and the guide show it. Its sentence is the locale key `formula.function.<name>`. */
export type FunctionEntry = Readonly<{
  name: string
  group: FunctionGroup
  /** `round(number: number, digits: number) → number`, one per way to call it. */
  signatures: readonly string[]
  example: Readonly<{ source: string; value: string }>
}>

export const formulaFunctions: readonly FunctionEntry[] = functions.map((each) => ({
  name: each.name,
  group: each.group,
  signatures: each.overloads.map((overload) => signature(each, overload)),
  example: { source: each.example[0], value: each.example[1] },
}))

function signature({ name, parameters }: FormulaFunction, { takes, gives, isVariadic }: Overload): string {
  const written = takes.map((pattern, place) => `${parameters[place] ?? 'value'}: ${pattern}`)
  return `${name}(${written.join(', ')}${isVariadic ? ', …' : ''}) → ${gives}`
}
