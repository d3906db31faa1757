import type { PlanField } from '../plan/form-plan.ts'
import { canonicalDecimal } from './decimal.ts'
import { type FieldValue, isEmptyValue } from './field-value.ts'
import { schemaOf } from './schema-of.ts'

/**
 * What an interface answered, as the field's kind would have stored it: as it is, as its text says, or as a formula's
 * result would be cut to it. Null for what the kind makes no sense of.
 * @param wallClock says a moment with its offset as the clock of the office shows it, and leaves anything else
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

/** How many characters of a longer text a field of a view shows; the rest is left out. */
export const longestAnswered = 2000

/** A list or an object in a column of words is shown as it was sent. */
function textOf(raw: unknown): string {
  if (raw === null || raw === undefined) return ''
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw)
}
