import { evaluate, type Formula, isProblem, parseFormula } from '@signet/formula'
import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import {
  type Ends,
  problemOfRange,
  type RangeValue,
  rangeOf,
  rangeText,
  splitRange,
  storedRange,
} from '../../../kind/range-value.ts'
import { Day, dateValue, isTimed, outOfDays } from '../date/date.ts'
import { canonicalDate, dateInSheet, datePrecisions, readableDate } from '../date/date-text.ts'

/** The past ranges of spec section 5, which end today. */
export const presetNames = ['threeDays', 'week', 'month', 'threeMonths', 'halfYear', 'year'] as const
type PresetName = (typeof presetNames)[number]

export const DateRangeSettings = z
  .strictObject({
    placeholder: LocalizedText.default(''),
    precision: z.enum(datePrecisions).default('day'),
    /** The first and last allowed day. */
    earliest: Day.optional(),
    latest: Day.optional(),
    /** Past ranges offered as shortcuts. */
    presets: z
      .array(z.enum(presetNames))
      .max(presetNames.length)
      .default([...presetNames]),
  })
  .refine(
    ({ earliest, latest }) => earliest === undefined || latest === undefined || earliest <= latest,
    'ends before it begins',
  )
export type DateRangeSettings = Readonly<z.output<typeof DateRangeSettings>>

/** Two dates, `['2026-11-18', '2026-11-20']`, including the last. Formulas see a list of two: `leave[1] - leave[0]`. */
export const dateRange = fieldKind<DateRangeSettings, RangeValue>({
  settings: DateRangeSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => [],
  value: ({ precision }) => rangeOf(dateValue(precision)),
  missing: 'form.requiredChoice',
  problem: (range, settings) => problemOfRange(range, (end) => outOfDays(end, settings)),
  column: () => ({ type: 'text[]' }),
  fromColumn: (stored, { precision }) => storedRange(stored, (end) => canonicalDate(end, precision)),
  valueType: ({ precision }) => (isTimed(precision) ? 'list<datetime>' : 'list<date>'),
  toFormula: (range) => (range.length === 0 ? null : range),
  text: (range, { precision }, { locale }) =>
    rangeText(range, locale, (end) => readableDate(end, precision, locale)),
  parse: (text) => splitRange(text).map(dateInSheet),
  searches: ['isEmpty'],
})

/**
 * First days of the ranges; a month begins one day after the same day of the previous month, so that no day counts
 * twice.
 */
const firstDays: Readonly<Record<PresetName, Formula>> = {
  threeDays: formula('addDays(today, -2)'),
  week: formula('addDays(today, -6)'),
  month: formula('addDays(addMonths(today, -1), 1)'),
  threeMonths: formula('addDays(addMonths(today, -3), 1)'),
  halfYear: formula('addDays(addMonths(today, -6), 1)'),
  year: formula('addDays(addYears(today, -1), 1)'),
}

/** Ranges of days make no sense in a field of months or years. */
const coarse: Partial<Record<DateRangeSettings['precision'], readonly PresetName[]>> = {
  month: ['month', 'threeMonths', 'halfYear', 'year'],
  year: ['year'],
}

export type Preset = Readonly<{ name: PresetName; ends: Ends }>

/** Returns the past ranges at `now` (ISO 8601 with offset) that the limits of the field allow. */
export function offeredPresets(settings: DateRangeSettings, now: string): Preset[] {
  const sensible = coarse[settings.precision] ?? presetNames
  return settings.presets
    .filter((name) => sensible.includes(name))
    .map((name) => ({ name, ends: endsOf(firstDays[name], settings, now) }))
    .filter(({ ends }) => dateRange.problem?.(ends, settings, { now }) === undefined)
}

function endsOf(first: Formula, { precision }: DateRangeSettings, now: string): Ends {
  const result = evaluate(first, {}, { now })
  const day = result.ok ? String(result.value) : ''
  const from = isTimed(precision) ? `${day}T00:00` : day
  return [canonicalDate(from, precision) ?? '', canonicalDate(now, precision) ?? '']
}

function formula(source: string): Formula {
  const parsed = parseFormula(source, {}, 'date')
  if (isProblem(parsed)) throw new Error(`${source} is no formula`)
  return parsed
}
