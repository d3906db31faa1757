import { evaluate, type FormulaContext } from '@signet/formula'
import type { PlanField, Read, ReadField, Rule } from '../plan/form-plan.ts'
import { roundDecimal } from '../values/decimal.ts'
import type { FieldValue } from '../values/field-value.ts'
import { type ReadResult, readValue } from '../values/read-value.ts'

type Rows = readonly Readonly<Record<string, FieldValue>>[]

/** The values of a rule. The store and `settle` implement it; reading creates a dependency. */
export type ValueSource = Readonly<{
  form: (key: string) => FieldValue
  row: (key: string) => FieldValue
  rows: (key: string, columns: readonly ReadField[]) => Rows
}>

export type RuleResult = Readonly<{ ok: true; value: unknown } | { ok: false; code: string }>

export function evaluateRule(rule: Rule, source: ValueSource, context: FormulaContext): RuleResult {
  const result = evaluate(rule.formula, inputsOf(rule.reads, source), context)
  return result.ok ? result : { ok: false, code: result.error.code }
}

/**
 * Returns true only if the formula yields true; an undecided formula, for example over an empty field, yields false.
 */
export function isTrue(rule: Rule | undefined, source: ValueSource, context: FormulaContext): boolean {
  if (!rule) return false
  const result = evaluateRule(rule, source, context)
  return result.ok && result.value === true
}

/**
 * A field is hidden only if its rule or the rule of a surrounding layout yields false. A failing rule hides nothing.
 */
export function isShown(field: PlanField, source: ValueSource, context: FormulaContext): boolean {
  const rules = field.visible ? [...field.shownBy, field.visible] : field.shownBy
  return rules.every((rule) => showsBy(rule, source, context))
}

/** Tells whether the rule shows its field or layout. */
export function showsBy(rule: Rule, source: ValueSource, context: FormulaContext): boolean {
  const result = evaluateRule(rule, source, context)
  return !result.ok || result.value !== false
}

/** Computes the value of a field. A missing operand leaves it empty; any other failure is a problem. */
export function calculated(
  rule: Rule,
  field: PlanField,
  source: ValueSource,
  context: FormulaContext,
): ReadResult {
  const result = evaluateRule(rule, source, context)
  if (result.ok)
    return readValue(field, field.kind.fromFormula?.(result.value, field.settings) ?? result.value)
  return result.code === 'formula.missingValue'
    ? { value: field.empty }
    : { value: field.empty, problem: { code: 'form.calculationFailed' } }
}

/** Returns an amount in the organization's currency, rounded to its cents; undefined where it is not known. */
export function convertedAmount(
  { conversion }: PlanField,
  source: ValueSource,
  context: FormulaContext,
): string | undefined {
  const result = conversion && evaluateRule(conversion, source, context)
  return result?.ok && typeof result.value === 'string' ? roundDecimal(result.value, 2) : undefined
}

function inputsOf(reads: readonly Read[], source: ValueSource): Record<string, unknown> {
  const inputs: Record<string, unknown> = {}
  for (const read of reads) {
    inputs[read.key] =
      read.from === 'rows' ? rowsFor(read, source) : toFormulaValue(read.kind, source[read.from](read.key))
  }
  return inputs
}

function rowsFor(read: Extract<Read, { from: 'rows' }>, source: ValueSource): readonly unknown[] {
  const rows = source.rows(read.key, read.columns)
  const translated = read.columns.filter(({ kind }) => kind.toFormula)
  if (translated.length === 0) return rows

  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(translated.map(({ key, kind }) => [key, toFormulaValue(kind, row[key] ?? null)])),
  }))
}

function toFormulaValue(kind: ReadField['kind'], value: FieldValue): unknown {
  return kind.toFormula ? kind.toFormula(value) : value
}
