import { evaluate, type Formula, isProblem, parseFormula } from '@signet/formula'
import type { RangeEnds } from '../../../kind/range-value.ts'
import { isTimed } from '../date/date.ts'
import { canonicalDate } from '../date/date-text.ts'
import { type DateRangeSettings, dateRange, type PresetName, presetNames } from './date-range.ts'

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

export type Preset = Readonly<{ name: PresetName; ends: RangeEnds }>

/** Returns the past ranges at `now` (ISO 8601 with offset) that the limits of the field allow. */
export function offeredPresets(settings: DateRangeSettings, now: string): Preset[] {
  const sensible = coarse[settings.precision] ?? presetNames
  return settings.presets
    .filter((name) => sensible.includes(name))
    .map((name) => ({ name, ends: endsOf(firstDays[name], settings, now) }))
    .filter(({ ends }) => dateRange.problem?.(ends, settings, { now }) === undefined)
}

function endsOf(first: Formula, { precision }: DateRangeSettings, now: string): RangeEnds {
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
