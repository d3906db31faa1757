import { type Formula, isProblem, parseFormula, type Scope, type ValueType } from '@signet/formula'
import { Refusal } from '@signet/std'
import type { DraftField } from '../definition/draft-field.ts'
import type { Read, ReadField, Rule } from '../plan/form-plan.ts'
import { rowScope } from './scope-of.ts'

/** A field with parsed formulas that are not yet bound to fields. */
export type FormulaField = Omit<DraftField, 'columns'> &
  Readonly<{
    columns: readonly FormulaField[]
    calculation?: Formula
    conversion?: Formula
    visible?: Formula
    requiredWhen?: Formula
    initial?: Formula
    parameters: Readonly<Record<string, Formula>>
    checks: readonly Formula[]
  }>

/** Parses every formula of the form in its scope. Refuses `form.formulaInvalid`. */
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
    ...given('conversion', parse('settings.rate', kind.conversion?.(settings, definition.key), 'number')),
    ...given('visible', parse('visible', definition.visible, 'boolean')),
    ...given('requiredWhen', parse('requiredWhen', definition.requiredWhen, 'boolean')),
    ...given('initial', parse('default.formula', initial, type)),
    parameters: Object.fromEntries(
      parameters.map(([name, source]) => [
        name,
        parsed(source, scope, undefined, [...field.at, 'settings', name]),
      ]),
    ),
    checks: definition.checks.map(({ formula }, index) =>
      parsed(formula, scope, 'boolean', [...field.at, 'checks', index, 'formula']),
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

export type FieldsByPath = ReadonlyMap<string, FormulaField>

/** Binds the names in a formula of `field`: columns of its row first, then fields of the form. */
export function bindRule(field: FormulaField, formula: Formula, fields: FieldsByPath): Rule {
  const values = formula.reads.filter((name) => !name.includes('.'))
  const single = values.map((name) => nameInRow(field, name, fields)).filter((read) => read !== undefined)
  const tables = new Set(
    formula.reads.map((name) => name.split('.')[0] ?? '').filter((key) => isTable(key, fields)),
  )
  const rows = [...tables].map(
    (key) => ({ from: 'rows', key, columns: columnsRead(formula, key, fields) }) as const,
  )

  return { formula, reads: [...single, ...rows] }
}

/** Returns the paths that a rule reads. */
export function pathsOf({ reads }: Rule): string[] {
  return reads.flatMap((read) =>
    read.from === 'rows' ? [read.key, ...read.columns.map(({ path }) => path)] : [read.path],
  )
}

function nameInRow(field: FormulaField, name: string, fields: FieldsByPath): Read | undefined {
  const column = field.parent === undefined ? undefined : fields.get(`${field.parent}.${name}`)
  if (column) return { from: 'row', ...readField(column) }
  const found = fields.get(name)
  return found && found.kind.holds === 'value' ? { from: 'form', ...readField(found) } : undefined
}

function isTable(key: string, fields: FieldsByPath): boolean {
  return fields.get(key)?.kind.holds === 'rows'
}

function columnsRead({ reads }: Formula, table: string, fields: FieldsByPath): ReadField[] {
  return reads
    .filter((name) => name.startsWith(`${table}.`))
    .map((path) => fields.get(path))
    .filter((column) => column !== undefined)
    .map(readField)
}

function readField({ key, path, kind }: FormulaField): ReadField {
  return { key, path, kind }
}
