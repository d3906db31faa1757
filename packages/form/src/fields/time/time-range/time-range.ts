import { z } from 'zod'
import { fieldKind } from '../../../kind/field-kind.ts'
import {
  problemOfRange,
  type RangeValue,
  rangeOf,
  rangeText,
  splitRange,
  storedRange,
} from '../../../kind/range-value.ts'
import { outOfHours, timeSettings, timeValue } from '../time/time.ts'
import { canonicalTime, durationOfTime, timeOfDuration } from '../time/time-text.ts'

export const TimeRangeSettings = z
  .strictObject(timeSettings)
  .refine(({ earliest, latest }) => earliest <= latest, 'ends before it begins')
export type TimeRangeSettings = Readonly<z.output<typeof TimeRangeSettings>>

/** Two times of one day, `['09:30', '18:00']`. Formulas see a list of two: `hours(open[1] - open[0])`. */
export const timeRange = fieldKind<TimeRangeSettings, RangeValue>({
  settings: TimeRangeSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => [],
  value: ({ precision }) => rangeOf(timeValue(precision)),
  missing: 'form.requiredChoice',
  problem: (range, settings) => problemOfRange(range, (end) => outOfHours(end, settings)),
  column: () => ({ type: 'text[]' }),
  fromColumn: (stored, { precision }) => storedRange(stored, (end) => canonicalTime(end, precision)),
  valueType: () => 'list<duration>',
  toFormula: (range) => (range.length === 0 ? null : range.map(durationOfTime)),
  fromFormula: (result, { precision }) =>
    Array.isArray(result) ? result.map((end) => timeOfDuration(String(end), precision) ?? end) : result,
  text: (range, _settings, { locale }) => rangeText(range, locale, (end) => end),
  parse: splitRange,
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
