import type { Overload } from '../check/overload.ts'

export const functionGroups = ['rows', 'number', 'text', 'list', 'date', 'value'] as const
export type FunctionGroup = (typeof functionGroups)[number]

/** A function of the language. `takesRows`: its first argument may be a sub-table, alone or with a formula per row. */
export type FormulaFunction = Readonly<{
  name: string
  group: FunctionGroup
  /** Names of the parameters, as many as the longest signature takes. */
  parameters: readonly string[]
  takesRows: boolean
  overloads: readonly Overload[]
  /** A formula without fields and its value as text; tested and shown in the guide. */
  example: readonly [source: string, value: string]
}>

type FunctionSettings = Omit<FormulaFunction, 'group' | 'takesRows'> &
  Partial<Pick<FormulaFunction, 'takesRows'>>

export function functionsOf(
  group: FunctionGroup,
  functions: readonly FunctionSettings[],
): readonly FormulaFunction[] {
  return functions.map((given) => ({ takesRows: false, ...given, group }))
}
