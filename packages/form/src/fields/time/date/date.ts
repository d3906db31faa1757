import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { type KindProblem, refuseValue } from '../../../problems/problem.ts'
import { canonicalDate, type DatePrecision, dateInSheet, datePrecisions, readableDate } from './date-text.ts'

export const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

export const DateSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  precision: z.enum(datePrecisions).default('day'),
  /** The first and last allowed day. */
  earliest: Day.optional(),
  latest: Day.optional(),
})
export type DateSettings = Readonly<z.output<typeof DateSettings>>

/**
 * A day (`2026-11-20`) or a local time of the office (`2026-11-20T09:30`, optionally with seconds). Months and years
 * are stored as their first day.
 */
export const date = fieldKind<DateSettings, string | null>({
  settings: DateSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: ({ precision }) => dateValue(precision),
  problem: (value, settings) => (value === null ? undefined : outOfDays(value, settings)),
  column: ({ precision }) => ({ type: isTimed(precision) ? 'timestamp' : 'date', index: 'order' }),
  fromColumn: (stored, { precision }) => canonicalDate(String(stored), precision) ?? null,
  valueType: ({ precision }) => (isTimed(precision) ? 'datetime' : 'date'),
  fromFormula: (result, { precision }) =>
    typeof result === 'string' ? canonicalDate(result, precision) : result,
  text: (value, { precision }, { locale }) => (value === null ? '' : readableDate(value, precision, locale)),
  parse: dateInSheet,
  answered: ({ precision }) => ({ as: 'moment', precision }),
  searches: ['between', 'isEmpty'],
  findsRecords: true,
  names: () => undefined,
  offers: () => undefined,
})

export function isTimed(precision: DatePrecision): boolean {
  return precision === 'halfDay' || precision === 'minute' || precision === 'second'
}

export function dateValue(precision: DatePrecision): z.ZodType<string> {
  return z
    .string()
    .max(40)
    .transform((raw, context) => canonicalDate(raw, precision) ?? refuseValue(context, 'form.wrongType'))
}

type Limits = Pick<DateSettings, 'earliest' | 'latest'>

/** Returns the problem of a date outside the allowed days; the last day is included. */
export function outOfDays(value: string, { earliest, latest }: Limits): KindProblem | undefined {
  const day = value.slice(0, 10)
  if (earliest && day < earliest) return { code: 'form.beforeEarliest', params: { earliest } }
  if (latest && day > latest) return { code: 'form.afterLatest', params: { latest } }
  return undefined
}
