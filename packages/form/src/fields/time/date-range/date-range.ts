import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import {
  problemOfRange,
  type RangeValue,
  rangeOf,
  rangeText,
  splitRange,
  storedRange,
} from '../../../kind/range-value.ts'
import { refuseValue } from '../../../problems/problem.ts'
import { Day, dateValue, isTimed, outOfDays } from '../date/date.ts'
import { canonicalDate, dateInSheet, datePrecisions, readableDate } from '../date/date-text.ts'

/** The past ranges of spec section 5, which end today. */
export const presetNames = ['threeDays', 'week', 'month', 'threeMonths', 'halfYear', 'year'] as const
export type PresetName = (typeof presetNames)[number]

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

const dayAlone = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/

/** Half days; a last day without its half lasts until the evening. */
const halfDays = z
  .array(z.string().max(40))
  .length(2)
  .transform(([first = '', last = ''], context): RangeValue => {
    const from = canonicalDate(first, 'halfDay')
    const to = canonicalDate(dayAlone.test(last.trim()) ? `${last.trim()} 12:00` : last, 'halfDay')
    return from === undefined || to === undefined ? refuseValue(context, 'form.wrongType') : [from, to]
  })

/** Two dates, `['2026-11-18', '2026-11-20']`, including the last. Formulas see a list of two: `leave[1] - leave[0]`. */
export const dateRange = fieldKind<DateRangeSettings, RangeValue>({
  settings: DateRangeSettings,
  newSettings: { presets: [] },
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => [],
  value: ({ precision }) => (precision === 'halfDay' ? halfDays : rangeOf(dateValue(precision))),
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
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
