import { type Formula, isProblem, parseFormula, type Scope, type ValueType } from '@signet/formula'
import { Refusal } from '@signet/std'
import type { DraftField } from '../definition/draft-field.ts'
import { rowScope } from './scope-of.ts'

/** A field with its formulas, not yet bound to the fields that they read. */
export type FormulaField = Omit<DraftField, 'columns'> &
  Readonly<{
    columns: readonly FormulaField[]
    calculation?: Formula
    visible?: Formula
    requiredWhen?: Formula
    initial?: Formula
    parameters: Readonly<Record<string, Formula>>
    checks: readonly Formula[]
  }>

/** Parses every formula of the form against the names it may use. Refuses `form.formulaInvalid`. */
export function compileRules(fields: readonly DraftField[], scope: Scope): FormulaField[] {
  return fields.map((field) => ({
    ...field,
    ...formulasOf(field, scope),
    columns: compileRules(field.columns, rowScope(scope, field.columns)),
  }))
}

function formulasOf(field: DraftField, scope: Scope): Omit<FormulaField, keyof DraftField> {
  const { definition, kind, settings } = field
  const type = kind.valueType(settings)
  const initial =
    definition.default && 'formula' in definition.default ? definition.default.formula : undefined
  const parse = (name: string, source: string | undefined, expected?: ValueType) =>
    source === undefined ? undefined : parsed(source, scope, expected, [...field.at, name])
  const parameters = Object.entries(kind.parameters?.(settings) ?? {})

  return {
    ...given('calculation', parse('settings.formula', kind.formula?.(settings), type)),
    ...given('visible', parse('visible', definition.visible, 'boolean')),
    ...given('requiredWhen', parse('requiredWhen', definition.requiredWhen, 'boolean')),
    ...given('initial', parse('default.formula', initial, type)),
    parameters: Object.fromEntries(
      parameters.map(([name, source]) => [
        name,
        parsed(source, scope, undefined, [...field.at, 'settings', name]),
      ]),
    ),
    checks: definition.checks.map(({ formula }, place) =>
      parsed(formula, scope, 'boolean', [...field.at, 'checks', place, 'formula']),
    ),
  }
}

function parsed(
  source: string,
  scope: Scope,
  expected: ValueType | undefined,
  at: readonly (string | number)[],
): Formula {
  const formula = parseFormula(source, scope, expected)
  if (!isProblem(formula)) return formula

  throw new Refusal('form.formulaInvalid', {
    ...formula.params,
    path: at.join('.'),
    problem: formula.code,
    at: formula.at,
  })
}

function given<Name extends string>(name: Name, formula: Formula | undefined): { [N in Name]?: Formula } {
  return (formula ? { [name]: formula } : {}) as { [N in Name]?: Formula }
}
