import type { DatePrecision } from '../fields/time/date/date-text.ts'

/**
 * How `answeredValue` converts a column of an interface, in rules that SQL can follow too. Longer, larger and blank
 * values count as missing.
 * - `text`: at most `longest` UTF-16 units, with each line break replaced by `lineBreak`
 * - `choice`: unchanged text of at most `longest` units
 * - `number`: rounded half up to `places`, with at most 15 integer digits
 * - `moment`: local time of the office, truncated to `precision`
 * - `truth`: a boolean
 */
export type AnsweredAs = Readonly<
  | { as: 'text'; longest: number; lineBreak: ' ' | '\n' }
  | { as: 'choice'; longest: number }
  | { as: 'number'; places: number }
  | { as: 'moment'; precision: DatePrecision }
  | { as: 'truth' }
>
