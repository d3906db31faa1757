import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { type KindProblem, refuseValue } from '../../../problems/problem.ts'
import {
  canonicalTime,
  durationOfTime,
  type TimePrecision,
  timeOfDuration,
  timePrecisions,
} from './time-text.ts'

export const MinuteOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Settings shared by times and ranges of times. */
export const timeSettings = {
  placeholder: LocalizedText.default(''),
  precision: z.enum(timePrecisions).default('minute'),
  /** The first and last allowed minute. */
  earliest: MinuteOfDay.default('00:00'),
  latest: MinuteOfDay.default('23:59'),
}

export const TimeSettings = z
  .strictObject(timeSettings)
  .refine(({ earliest, latest }) => earliest <= latest, 'ends before it begins')
export type TimeSettings = Readonly<z.output<typeof TimeSettings>>

/**
 * A time of day as text (`09:30`, `09:30:00` with seconds). Formulas see the duration since midnight, so that times
 * subtract.
 */
export const time = fieldKind<TimeSettings, string | null>({
  settings: TimeSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => null,
  value: ({ precision }) => timeValue(precision),
  problem: (value, settings) => (value === null ? undefined : outOfHours(value, settings)),
  column: () => ({ type: 'text', index: 'order' }),
  fromColumn: (stored, { precision }) => canonicalTime(String(stored), precision) ?? null,
  valueType: () => 'duration',
  toFormula: (value) => (value === null ? null : durationOfTime(value)),
  fromFormula: (result, { precision }) =>
    typeof result === 'string' ? timeOfDuration(result, precision) : result,
  text: (value) => value ?? '',
  parse: (text) => text.trim(),
  searches: ['between', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

export function timeValue(precision: TimePrecision): z.ZodType<string> {
  return z
    .string()
    .max(40)
    .transform((raw, context) => canonicalTime(raw, precision) ?? refuseValue(context, 'form.wrongType'))
}

type Hours = Pick<TimeSettings, 'earliest' | 'latest'>

/** Returns the problem of a time outside the allowed hours; the last minute includes all its seconds. */
export function outOfHours(value: string, { earliest, latest }: Hours): KindProblem | undefined {
  const minute = value.slice(0, 5)
  if (minute < earliest) return { code: 'form.beforeEarliest', params: { earliest } }
  return minute > latest ? { code: 'form.afterLatest', params: { latest } } : undefined
}
