import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import type { PlanCheck, PlanField, Rule } from '../plan/form-plan.ts'
import { evaluateRule, isTrue, type ValueSource } from '../rules/evaluate-rule.ts'
import { canFill, type FormRights, rightOf } from '../rules/rights.ts'
import { type FieldValue, isEmptyValue, type Stage } from '../values/field-value.ts'
import type { ReadResult } from '../values/read-value.ts'
import type { Problem } from './problem.ts'

/** The person, context and stage of a check. `writable` holds the paths that the person may write (`writablePaths`). */
export type CheckContext = Readonly<{
  rights: FormRights
  writable: ReadonlySet<string>
  context: FormulaContext
  stage: Stage
  /** Rules over values that the client does not have and leaves to the server. */
  cannotSee?: (rule: Rule) => boolean
}>

type CellToCheck = Readonly<{ field: PlanField; reading: ReadResult; isShown: boolean; value: FieldValue }>

/** Returns the first problem of a cell that the person can fix. The store and the server share it. */
export function problemOfCell(
  { field, reading, isShown, value }: CellToCheck,
  source: ValueSource,
  context: CheckContext,
): Omit<Problem, 'path'> | undefined {
  const isMine = context.writable.has(field.path)
  if (reading.problem && isMine) return reading.problem
  if (context.stage === 'draft' || !isShown) return undefined
  if (reading.problem && field.calculation) return reading.problem
  if (isEmptyValue(value)) return missingValue(field, source, context)

  const own = isMine ? field.kind.problem?.(value, field.settings, context.context) : undefined
  const left = problemOfUnchanged({ field, value }, source, context)
  return (
    left ??
    own ??
    duplicateInRows({ field, value }, source, context) ??
    failedCheckProblem(field, source, context)
  )
}

/** Returns the problem of an unchanged value that counts as missing, such as a required switch that is off. */
function problemOfUnchanged(
  { field, value }: Pick<CellToCheck, 'field' | 'value'>,
  source: ValueSource,
  context: CheckContext,
): Omit<Problem, 'path'> | undefined {
  return field.kind.isMissing?.(value) && isRequired(field, source, context)
    ? missingValue(field, source, context)
    : undefined
}

/** Tells whether another row of the sub-table has the same value in a column that must be unique. */
function duplicateInRows(
  { field, value }: Pick<CellToCheck, 'field' | 'value'>,
  source: ValueSource,
  { writable }: CheckContext,
): Omit<Problem, 'path'> | undefined {
  const { parent, key, path, kind, definition } = field
  if (!definition.unique || parent === undefined || !writable.has(path)) return undefined

  const own = canonicalJson(value)
  const same = source.rows(parent, [{ key, path, kind }]).filter((row) => canonicalJson(row[key]) === own)
  return same.length > 1 ? { code: 'form.twiceInRows' } : undefined
}

/** Tells whether the person must fill in the field now. */
export function isRequired(
  field: PlanField,
  source: ValueSource,
  { rights, writable, context, cannotSee }: CheckContext,
): boolean {
  if (!writable.has(field.path)) return false
  if (field.definition.required || rightOf(rights, field.path) === 'required') return true
  if (field.requiredWhen && cannotSee?.(field.requiredWhen)) return false
  return isTrue(field.requiredWhen, source, context)
}

/** Returns the paths that a person with these rights may change. */
export function writablePaths(fields: readonly PlanField[], rights: FormRights): ReadonlySet<string> {
  const all = fields.flatMap((field) => [field, ...field.columns])
  return new Set(all.filter((field) => canFill(field, rights)).map(({ path }) => path))
}

function missingValue(
  field: PlanField,
  source: ValueSource,
  context: CheckContext,
): Omit<Problem, 'path'> | undefined {
  if (isRequired(field, source, context)) return { code: field.kind.missing ?? 'form.required' }
  return field.kind.holds === 'rows' && context.writable.has(field.path)
    ? field.kind.problem?.(field.empty, field.settings, context.context)
    : undefined
}

function failedCheckProblem(
  field: PlanField,
  source: ValueSource,
  context: CheckContext,
): Omit<Problem, 'path'> | undefined {
  const failed = field.checks.find(
    (check) => canFixCheck(check, context) && !passesCheck(check, source, context),
  )
  return failed && { code: 'form.checkFailed', message: failed.message }
}

/** A check over values that the person cannot change does not stop them. */
function canFixCheck({ rule, sources }: PlanCheck, { writable, cannotSee }: CheckContext): boolean {
  return !cannotSee?.(rule) && [...sources].some((path) => writable.has(path))
}

function passesCheck({ rule }: PlanCheck, source: ValueSource, { context }: CheckContext): boolean {
  const result = evaluateRule(rule, source, context)
  return result.ok ? result.value === true : result.code === 'formula.missingValue'
}
