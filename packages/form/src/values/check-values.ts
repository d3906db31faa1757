import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { type CheckContext, problemOfCell, writablePaths } from '../problems/problem-of-cell.ts'
import { contextInRow, rowRulesOf } from '../rows/arrange-rows.ts'
import type { RefusedValue } from '../rows/take-rows.ts'
import type { ValueSource } from '../rules/evaluate-rule.ts'
import { type FormRights, isFilledBySystem, isHiddenByRights } from '../rules/rights.ts'
import type { FieldValue, FormValues, Stage } from './field-value.ts'
import { assignAtCreation } from './given.ts'
import { readValue } from './read-value.ts'
import { type Cell, type RanForm, runForm } from './run-form.ts'
import { takeValues } from './take-values.ts'

export type SettleOptions = Readonly<{
  rights: FormRights
  context: FormulaContext
  /** The stored values; absent for a new form, which then gets its defaults. */
  previous?: FormValues | undefined
}>

export type CheckOptions = SettleOptions &
  Readonly<{
    stage: Stage
    /** Values assigned by the server (`assignmentsOf`), by path such as `lines.<row id>.number`. */
    assigned?: Readonly<Record<string, FieldValue>> | undefined
  }>

export type CheckedValues = Readonly<{
  /** Canonical, complete and calculated values, to store when there is no problem. */
  values: FormValues
  problems: readonly Problem[]
  /** Paths of sent values that the person may not write; the stored values are kept. */
  ignored: readonly string[]
}>

/**
 * Validates what a client sent on the server. Never throws; returns the values to store, every problem by path and
 * what was ignored. A missing key keeps the stored value; null or '' empties it.
 */
export function checkValues(plan: FormPlan, sent: unknown, options: CheckOptions): CheckedValues {
  const { previous } = options
  const checked = checkFilled(plan, sent, options)
  if (!previous || plan.fields.every(({ kind }) => !kind.fill)) return checked

  const isUntouched = plan.fields.every(
    (field) =>
      isFilledBySystem(field) || isSame(checked.values[field.key], previous[field.key] ?? field.empty),
  )
  return isUntouched ? checkFilled(plan, sent, { ...options, isUntouched }) : checked
}

/** A save without changes does not update the fields of the last change. */
function checkFilled(
  plan: FormPlan,
  sent: unknown,
  options: CheckOptions & Readonly<{ isUntouched?: boolean }>,
): CheckedValues {
  const { rights, context: formulaContext, previous, stage, assigned = {}, isUntouched = false } = options
  const moment = previous ? 'change' : 'creation'
  const taken = takeValues(plan, sent, {
    rights,
    previous,
    given: (field, row) =>
      (field.kind.assignment && assigned[pathIn(field, row)]) ??
      (isUntouched ? undefined : field.kind.fill?.(moment, formulaContext, field.settings)),
  })
  const form = runForm(plan, taken.raw, formulaContext)
  const context = { rights, context: formulaContext, stage, writable: writablePaths(plan.fields, rights) }

  return {
    values: form.values,
    problems: [...taken.problems, ...problemsOf(plan, form, context)],
    ignored: taken.refused.filter((refused) => shouldReport(refused, form, rights)).map(({ at }) => at),
  }
}

function pathIn({ path, parent, key }: PlanField, row: string | undefined): string {
  return row === undefined ? path : `${parent}.${row}.${key}`
}

/** Returns canonical values with defaults, calculations and hidden fields emptied, without checking them. */
export function settle(
  plan: FormPlan,
  values: unknown,
  { rights, context: formulaContext, previous }: SettleOptions,
): FormValues {
  const given = previous ? undefined : assignAtCreation(formulaContext)
  return runForm(plan, takeValues(plan, values, { rights, previous, given }).raw, formulaContext).values
}

function problemsOf(plan: FormPlan, form: RanForm, context: CheckContext): Problem[] {
  const source = sourceOf(form)
  return plan.fields.flatMap((field) => {
    const rows = form.rows.get(field.key) ?? []
    const own = withPaths(field.path, form.cells.get(field.key), source, context)
    if (form.cells.get(field.key)?.isShown === false) return own

    const rules = rowRulesOf(field)
    return own.concat(
      rows.flatMap((row) => {
        const ofRow = { ...source, row: (key: string) => row.values[key] ?? null }
        const here = contextInRow(context, field, { ...rules, row: row.id })
        return field.columns.flatMap((column) =>
          withPaths(`${field.key}.${row.place}.${column.key}`, row.cells.get(column.key), ofRow, here),
        )
      }),
    )
  })
}

function withPaths(
  path: string,
  cell: Cell | undefined,
  source: ValueSource,
  context: CheckContext,
): Problem[] {
  const problem = cell && problemOfCell(cell, source, context)
  return problem ? [{ path, ...problem }] : []
}

function sourceOf({ values, rows }: RanForm): ValueSource {
  return {
    form: (key) => values[key] ?? null,
    row: () => null,
    rows: (key) => (rows.get(key) ?? []).map((row) => row.values),
  }
}

/**
 * Tells whether an ignored value deserves a report. Repeating a known value does not, nor do fields that fill
 * automatically. Hidden values are not compared, since the answer would confirm a guess.
 */
function shouldReport({ field, row, sent }: RefusedValue, form: RanForm, rights: FormRights): boolean {
  if (isFilledBySystem(field)) return false
  if (isHiddenByRights(rights, field.path)) return true
  if (field.kind.holds === 'rows') return true

  const kept =
    row === undefined
      ? form.cells.get(field.key)
      : form.rows
          .get(field.parent ?? '')
          ?.find(({ id }) => id === row)
          ?.cells.get(field.key)
  return !isSame(readValue(field, sent).value, kept?.value ?? field.empty)
}

function isSame(one: FieldValue | undefined, other: FieldValue): boolean {
  return canonicalJson(one) === canonicalJson(other)
}
