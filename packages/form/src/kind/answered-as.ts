import type { DatePrecision } from '../fields/time/date/date-text.ts'

/**
 * How `answeredValue` reads a column of somebody else's rows for a kind, in words that a database can follow as well:
 * - text of so many UTF-16 units, in which line breaks are one space or one \n each;
 * - a choice: a text of so many units, unchanged;
 * - a number, rounded half up to so many places, of at most fifteen integer digits;
 * - a moment on the wall clock of the office, cut to its precision;
 * - a truth.
 * What is longer, larger or blank is missing.
 */
export type AnsweredAs = Readonly<
  | { as: 'text'; longest: number; lineBreak: ' ' | '\n' }
  | { as: 'choice'; longest: number }
  | { as: 'number'; places: number }
  | { as: 'moment'; precision: DatePrecision }
  | { as: 'truth' }
>
