import type { z } from 'zod'
import type { PlanField } from '../plan/form-plan.ts'
import { type KindProblem, problemOfIssues } from '../problems/problem.ts'
import { canonicalDecimal } from './decimal.ts'
import { type FieldValue, isEmptyValue } from './field-value.ts'

/** A canonical value; an unreadable one reads as empty with a problem. */
export type ReadResult = Readonly<{ value: FieldValue; problem?: KindProblem }>

/** Parses a raw value with its kind. Never throws. */
export function readValue(field: PlanField, raw: unknown): ReadResult {
  if (isEmptyValue(raw as FieldValue)) return { value: field.empty }

  const parsed = schemaOf(field).safeParse(raw)
  return parsed.success
    ? { value: parsed.data }
    : { value: field.empty, problem: problemOfIssues(parsed.error) }
}

const known = new WeakMap<object, z.ZodType<FieldValue>>()

/** Returns the schema of the values of a field, created on first use because most fields never need one. */
export function schemaOf(field: Pick<PlanField, 'kind' | 'settings'>): z.ZodType<FieldValue> {
  const schema = known.get(field) ?? field.kind.value(field.settings)
  known.set(field, schema)
  return schema
}

/**
 * Converts an answer of an interface to a value of the field: unchanged, from its text, or truncated like a formula's
 * result. Null if the kind cannot read it.
 * @param wallClock converts a time with offset to local time of the office and returns anything else unchanged
 */
export function answeredValue(
  field: PlanField,
  raw: unknown,
  wallClock: (moment: string) => string,
): FieldValue {
  const text = textOf(raw)
  if (text.trim() === '') return null
  const { kind, settings } = field
  const type = kind.column(settings)?.type
  const local = type === 'timestamp' || type === 'date' ? wallClock(text) : text
  const decimal = type === 'numeric' ? canonicalDecimal(typeof raw === 'number' ? raw : text) : undefined
  const attempts = [
    () => (type === 'text' || local !== text ? local : raw),
    () => local,
    () => kind.parse?.(local, settings, { locale: 'zh-CN' }),
    () => (decimal === undefined ? undefined : kind.fromFormula?.(decimal, settings)),
    () =>
      type === 'text'
        ? Array.from(text.slice(0, longestAnswered * 2))
            .slice(0, longestAnswered)
            .join('')
        : undefined,
  ]
  for (const attempt of attempts) {
    const read = schemaOf(field).safeParse(attempt())
    if (read.success && !isEmptyValue(read.data)) return read.data
  }
  return null
}

/** The longest text in characters that a field of a view shows. */
export const longestAnswered = 2000

/** Lists and objects in a text column are shown as JSON. */
function textOf(raw: unknown): string {
  if (raw === null || raw === undefined) return ''
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw)
}
