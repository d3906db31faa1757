import { z } from 'zod'
import type { Locale } from '../definition/localized-text.ts'
import type { KindProblem } from '../problems/problem.ts'

/** Start and end, as texts that sort by time. */
export type RangeEnds = readonly [string, string]

/** Start and end, or an empty list. */
export type RangeValue = readonly string[]

/** Returns the schema of a range whose ends follow the schema `end`. */
export function rangeOf(end: z.ZodType<string>): z.ZodType<RangeValue> {
  return z.array(end).length(2)
}

/** Converts a stored list to a range; empty when an end is no longer valid. */
export function storedRange(stored: unknown, read: (end: string) => string | undefined): RangeValue {
  const ends = z.array(z.string()).parse(stored).map(read)
  const [from, to] = ends
  return from === undefined || to === undefined ? [] : [from, to]
}

/** Returns the problem of a range: its end before its start, or the problem of an end. */
export function problemOfRange(
  range: RangeValue,
  problemOf: (end: string) => KindProblem | undefined,
): KindProblem | undefined {
  const [from, to] = range
  if (from === undefined || to === undefined) return undefined
  return from > to ? { code: 'form.endsBeforeStart' } : (problemOf(from) ?? problemOf(to))
}

/** Joins the texts of both ends; empty for an empty range. */
export function rangeText(range: RangeValue, locale: Locale, textOf: (end: string) => string): string {
  return range.map(textOf).join(locale === 'en-US' ? ' – ' : ' 至 ')
}

/**
 * Splits a cell of an import sheet into its ends: `2026-11-18 至 2026-11-20`, also with a dash or tilde. The pattern
 * takes single blanks only, since a run of them before a separator would be scanned once per blank.
 */
export function splitRange(text: string): string[] {
  return text.split(/[至到~～–—]|\s(?:to|-)\s/i).map((end) => end.trim())
}
