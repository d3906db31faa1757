import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { type CheckContext, problemOfCell, writablePaths } from '../problems/problem-of-cell.ts'
import { rowRulesOf } from '../rows/arrange-rows.ts'
import { contextInRow } from '../rows/context-in-row.ts'
import type { Refused } from '../rows/take-rows.ts'
import type { ValueSource } from '../rules/evaluate-rule.ts'
import { fillsItself } from '../rules/may-fill.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import type { FieldValue, FormValues } from './field-value.ts'
import { atCreation } from './given.ts'
import { readValue } from './read-value.ts'
import { type Cell, type RanForm, runForm } from './run-form.ts'
import type { Stage } from './stage.ts'
import { takeValues } from './take-values.ts'

export type SettleOptions = Readonly<{
  rights: FormRights
  around: FormulaContext
  /** What is stored now; leave it out for a new form, then defaults are filled in. */
  previous?: FormValues | undefined
}>

export type CheckOptions = SettleOptions &
  Readonly<{
    stage: Stage
    /** What the server assigned (`assignmentsOf`), by path; a column by `lines.<row id>.number`. */
    assigned?: Readonly<Record<string, FieldValue>> | undefined
  }>

export type CheckedValues = Readonly<{
  /** Canonical, complete, calculated: what to store when there is no problem. */
  values: FormValues
  problems: readonly Problem[]
  /** Paths of values that were sent but may not be written by this person; what was there is kept. */
  ignored: readonly string[]
}>

/**
 * The server's re-validation. Takes whatever a client sent, never throws, and answers what would be stored, every
 * problem by path, and what was ignored. A key that is not sent keeps what is stored; null or '' empties it.
 */
export function checkValues(plan: FormPlan, sent: unknown, options: CheckOptions): CheckedValues {
  const { previous } = options
  const checked = checkFilled(plan, sent, options)
  if (!previous || plan.fields.every(({ kind }) => !kind.fill)) return checked

  const isUntouched = plan.fields.every(
    (field) => fillsItself(field) || isSame(checked.values[field.key], previous[field.key] ?? field.empty),
  )
  return isUntouched ? checkFilled(plan, sent, { ...options, isUntouched }) : checked
}

/** What nobody has changed was changed by nobody: then nothing fills itself. */
function checkFilled(
  plan: FormPlan,
  sent: unknown,
  options: CheckOptions & Readonly<{ isUntouched?: boolean }>,
): CheckedValues {
  const { rights, around, previous, stage, assigned = {}, isUntouched = false } = options
  const moment = previous ? 'change' : 'creation'
  const taken = takeValues(plan, sent, {
    rights,
    previous,
    given: (field, row) =>
      (field.kind.assignment && assigned[pathIn(field, row)]) ??
      (isUntouched ? undefined : field.kind.fill?.(moment, around, field.settings)),
  })
  const form = runForm(plan, taken.raw, around)
  const context = { rights, around, stage, writable: writablePaths(plan.fields, rights) }

  return {
    values: form.values,
    problems: [...taken.problems, ...problemsOf(plan, form, context)],
    ignored: taken.refused.filter((refused) => isWorthAWord(refused, form, rights)).map(({ at }) => at),
  }
}

function pathIn({ path, parent, key }: PlanField, row: string | undefined): string {
  return row === undefined ? path : `${parent}.${row}.${key}`
}

/** The same without judging: canonical values with defaults, calculations and what hiding drops. */
export function settle(
  plan: FormPlan,
  values: unknown,
  { rights, around, previous }: SettleOptions,
): FormValues {
  const given = previous ? undefined : atCreation(around)
  return runForm(plan, takeValues(plan, values, { rights, previous, given }).raw, around).values
}

function problemsOf(plan: FormPlan, form: RanForm, context: CheckContext): Problem[] {
  const source = sourceOf(form)
  return plan.fields.flatMap((field) => {
    const rows = form.rows.get(field.key) ?? []
    const own = located(field.path, form.cells.get(field.key), source, context)
    if (form.cells.get(field.key)?.isShown === false) return own

    const rules = rowRulesOf(field)
    return own.concat(
      rows.flatMap((row) => {
        const ofRow = { ...source, row: (key: string) => row.values[key] ?? null }
        const here = contextInRow(context, field, { ...rules, row: row.id })
        return field.columns.flatMap((column) =>
          located(`${field.key}.${row.place}.${column.key}`, row.cells.get(column.key), ofRow, here),
        )
      }),
    )
  })
}

function located(
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
 * A client may well send back what it was given; only a change is worth a word. What fills itself is simply filled in
 * again. What is hidden is not compared: whoever guesses would hear when he is right.
 */
function isWorthAWord({ field, row, sent }: Refused, form: RanForm, rights: FormRights): boolean {
  if (fillsItself(field)) return false
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
