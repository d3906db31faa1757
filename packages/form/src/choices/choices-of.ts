import type { FormulaContext } from '@signet/formula'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Referent } from '../references/referent.ts'
import { evaluateRule, type ValueSource } from '../rules/evaluate-rule.ts'
import { type FieldValue, type FormValues, isEmptyValue, isPlainObject } from '../values/field-value.ts'

/** A choice from outside the form, and the values that decide it. */
export type FieldChoice = Readonly<{
  /** `city`, or `lines.<row id>.city`. */
  path: string
  /** The same path with the index of the row from 0, as problems name it: `lines.2.city`. */
  place: string
  field: PlanField
  of: Referent
  ids: readonly string[]
  /** The paths in a tree on which they were chosen; empty when each id identifies its option alone. */
  paths: readonly (readonly string[])[]
  /** Undefined allows everything. */
  range: readonly string[] | undefined
  parameters: Readonly<Record<string, unknown>>
}>

/**
 * Returns every outside choice in these values, to verify before storing and to resolve names. Files are not choices.
 */
export function choicesOf(
  plan: Pick<FormPlan, 'fields'>,
  values: FormValues,
  context: FormulaContext,
): FieldChoice[] {
  const source: ValueSource = {
    form: (key) => values[key] ?? null,
    row: () => null,
    rows: (key) => rowsIn(values[key]),
  }
  return plan.fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? rowsIn(values[field.key]).flatMap((row, position) =>
          inRow(field, { row, place: position }, source, context),
        )
      : inField({ field, path: field.path, place: field.path }, values[field.key], source, context),
  )
}

type Row = Readonly<{ row: FormValues; place: number }>

function inRow(
  table: PlanField,
  { row, place: position }: Row,
  form: ValueSource,
  context: FormulaContext,
): FieldChoice[] {
  const source = { ...form, row: (key: string) => row[key] ?? null }
  return table.columns.flatMap((column) => {
    const { key } = column
    const at = {
      field: column,
      path: `${table.key}.${row['id']}.${key}`,
      place: `${table.key}.${position}.${key}`,
    }
    return inField(at, row[key], source, context)
  })
}

function inField(
  at: Pick<FieldChoice, 'field' | 'path' | 'place'>,
  value: FieldValue | undefined,
  source: ValueSource,
  context: FormulaContext,
): FieldChoice[] {
  const { kind, settings } = at.field
  if (!kind.references || value === undefined || isEmptyValue(value)) return []

  const found = Object.entries(kind.references(value, settings)) as [Referent, readonly string[]][]
  const outside = found.filter(([of, ids]) => of !== 'files' && ids.length > 0)
  if (outside.length === 0) return []

  const parameters = parametersOf(at.field, source, context)
  const paths = kind.paths?.(value) ?? []
  const range = kind.range?.(settings, parameters)
  return outside.map(([of, ids]) => ({ ...at, of, ids, paths, range, parameters }))
}

/** Returns the parameters of the choices of a field, null where a formula cannot tell yet. */
export function parametersOf(
  { parameters }: PlanField,
  source: ValueSource,
  context: FormulaContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, rule]) => {
      const result = evaluateRule(rule, source, context)
      return [name, result.ok ? result.value : null]
    }),
  )
}

function rowsIn(value: FieldValue | undefined): FormValues[] {
  return Array.isArray(value) ? (value.filter(isPlainObject) as FormValues[]) : []
}
