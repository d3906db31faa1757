import { aggregates } from './aggregates.ts'
import { dateParts } from './date-parts.ts'
import { dates } from './dates.ts'
import type { FormulaFunction } from './formula-function.ts'
import { numbers } from './numbers.ts'
import { presence } from './presence.ts'
import { lists, texts } from './text.ts'
import { workingTime } from './working-time.ts'

/** Every function of the language. Adding one is a line in its group's file, a sentence per locale and the guide. */
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
