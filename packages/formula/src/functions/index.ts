import type { Overload } from '../check/overload.ts'
import { aggregates } from './aggregates.ts'
import { dateParts, dates } from './dates.ts'
import type { FormulaFunction, FunctionGroup } from './formula-function.ts'
import { numbers } from './numbers.ts'
import { presence } from './presence.ts'
import { lists, texts } from './text.ts'
import { workingTime } from './working-time.ts'

/** All functions of the language. A new one needs a line in its group's file, a sentence per locale and the guide. */
export const functions: readonly FormulaFunction[] = [
  ...aggregates,
  ...numbers,
  ...texts,
  ...lists,
  ...dates,
  ...dateParts,
  ...workingTime,
  ...presence,
]

const byName: ReadonlyMap<string, FormulaFunction> = new Map(functions.map((each) => [each.name, each]))

export function findFunction(name: string): FormulaFunction | undefined {
  return byName.get(name)
}

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
  signatures: each.overloads.flatMap((overload) => [signature(each, overload), ...perRow(each, overload)]),
  example: { source: each.example[0], value: each.example[1] },
}))

function signature({ name, parameters }: FormulaFunction, { takes, gives, isVariadic }: Overload): string {
  if (isVariadic) return `${name}(value: ${takes[0] ?? 'T'}, …) → ${gives}`
  const written = takes.map((pattern, index) => `${parameters[index] ?? 'value'}: ${pattern}`)
  return `${name}(${written.join(', ')}) → ${gives}`
}

/** A list parameter also accepts a sub-table with a formula per row, where the function names it. */
function perRow({ name, parameters, takesRows }: FormulaFunction, { takes, gives }: Overload): string[] {
  const element = /^list<(.+)>$/.exec(takes[0] ?? '')?.[1]
  const each = parameters[1]
  if (!takesRows || !element || !each) return []
  return [`${name}(rows, ${each}: ${element}) → ${gives}`]
}
