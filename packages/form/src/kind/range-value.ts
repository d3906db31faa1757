import { z } from 'zod'
import type { Locale } from '../definition/localized-text.ts'
import type { KindProblem } from '../problems/problem.ts'

/** From and to, as text that sorts by time. */
export type Ends = readonly [string, string]

/** From and to, or nothing. */
export type RangeValue = readonly string[]

/** Two ends that each are read as `end` reads them. */
export function rangeOf(end: z.ZodType<string>): z.ZodType<RangeValue> {
  return z.array(end).length(2)
}

/** The stored list as a value; what can no longer be read as a range counts as none. */
export function storedRange(stored: unknown, read: (end: string) => string | undefined): RangeValue {
  const ends = z.array(z.string()).parse(stored).map(read)
  const [from, to] = ends
  return from === undefined || to === undefined ? [] : [from, to]
}

/** What is wrong with a range: it runs backwards, or one of its ends is wrong. */
export function problemOfRange(
  range: RangeValue,
  problemOf: (end: string) => KindProblem | undefined,
): KindProblem | undefined {
  const [from, to] = range
  if (from === undefined || to === undefined) return undefined
  return from > to ? { code: 'form.endsBeforeStart' } : (problemOf(from) ?? problemOf(to))
}

/** Both ends as they read, or nothing. */
export function rangeText(range: RangeValue, locale: Locale, textOf: (end: string) => string): string {
  return range.map(textOf).join(locale === 'en-US' ? ' – ' : ' 至 ')
}

/**
 * The two ends that a cell of an import sheet names: `2026-11-18 至 2026-11-20`, with a dash or a wave between. The
 * pattern takes single blanks only, since a run of them before a separator would be scanned once per blank.
 */
export function splitRange(text: string): string[] {
  return text.split(/[至到~～–—]|\s(?:to|-)\s/i).map((end) => end.trim())
}
