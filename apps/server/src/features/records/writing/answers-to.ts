import {
  type FieldValue,
  type FormPlan,
  type FormRights,
  type FormValues,
  formulaText,
  isHiddenByRights,
  type PlanField,
  type Speaker,
} from '@signet/form'
import { evaluate, type FormulaContext, isProblem, parseFormula, type Scope } from '@signet/formula'

type RecordContext = Readonly<{ form: FormPlan; rights: FormRights; around: FormulaContext }>

/**
 * Parses formulas once and evaluates them per record as text. Fields hidden by `rights` do not exist for
 * them; errors yield ''.
 */
export function compileFormulas(
  formulas: readonly string[],
  { form, rights, around }: RecordContext,
  speaker: Speaker,
): (values: FormValues) => string[] {
  const seen = form.fields.filter(({ path }) => !isHiddenByRights(rights, path))
  const columns = ({ columns }: PlanField) => columns.filter(({ path }) => !isHiddenByRights(rights, path))
  const scope = scopeOfFields(seen, columns)
  const parsed = formulas.map((source) => parseFormula(source, scope))
  return (values) => {
    const inputs = inputsOf(seen, values, columns)
    return parsed.map((formula) => {
      if (isProblem(formula)) return ''
      const result = evaluate(formula, inputs, around)
      return result.ok ? formulaText(result.value, formula.type, speaker) : ''
    })
  }
}

type Columns = (table: PlanField) => readonly PlanField[]

function scopeOfFields(fields: readonly PlanField[], columns: Columns): Scope {
  const types = typesOf(fields)
  const tables = fields.filter(({ kind }) => kind.holds === 'rows')
  return {
    ...types,
    ...Object.fromEntries(tables.map((table) => [table.key, { rows: typesOf(columns(table)) }])),
  }
}

function typesOf(fields: readonly PlanField[]) {
  const typed = fields.flatMap(({ key, kind, settings }) => {
    const type = kind.valueType(settings)
    return type ? [[key, type] as const] : []
  })
  return Object.fromEntries(typed)
}

function inputsOf(
  fields: readonly PlanField[],
  values: FormValues,
  columns: Columns,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.key, inputOf(field, values[field.key] ?? null, columns)]),
  )
}

function inputOf(field: PlanField, value: FieldValue, columns: Columns): unknown {
  if (field.kind.holds === 'rows')
    return (Array.isArray(value) ? value : []).map((row) =>
      inputsOf(columns(field), row as FormValues, columns),
    )
  return field.kind.toFormula ? field.kind.toFormula(value) : value
}
