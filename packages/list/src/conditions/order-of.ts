import { addDecimals, compareDecimals, type FormValues, isEmptyValue } from '@signet/form'
import type { SortKey } from '../access/ask.ts'
import type { ListField } from '../definition/list-field.ts'

type CompareTexts = (one: string, other: string) => number

/**
 * Compares two records: texts by their first hundred characters in the reader's language. Missing values come last in
 * both directions.
 */
export function compareBy(
  keys: readonly SortKey[],
  texts: CompareTexts,
): (one: FormValues, other: FormValues) => number {
  return (one, other) => {
    for (const { field, isDescending } of keys) {
      const found = comparedIn(field, texts, [one, other])
      if (found !== 0) return isDescending && Math.abs(found) === 1 ? -found : found
    }
    return 0
  }
}

/** Compares texts in a language (BCP 47), and equal ones by code point, as a database does. */
export function textComparer(locale: string): CompareTexts {
  const { compare } = new Intl.Collator(locale)
  return (one, other) => Math.sign(compare(one, other)) || compareTexts(one, other)
}

/** -1, 0 or 1: texts as a database of code points sorts them. */
export function compareTexts(one: string, other: string): number {
  const [first, second] = [Array.from(one), Array.from(other)]
  const at = first.findIndex((sign, index) => sign !== second[index])
  if (at === -1) return Math.sign(first.length - second.length)
  return Math.sign((first[at]?.codePointAt(0) ?? 0) - (second[at]?.codePointAt(0) ?? -1))
}

/** The sum of a number column, as an exact decimal. */
export function sumOf(field: ListField, records: readonly FormValues[]): string {
  const key = field.from === 'form' ? field.field.key : ''
  return records.reduce((sum, values) => {
    const value = values[key]
    return typeof value === 'string' && value !== '' ? addDecimals(sum, value) : sum
  }, '0')
}

/** -1, 0 or 1; 2 and -2 for a missing value, which ignores the direction. */
function comparedIn(
  field: ListField,
  texts: CompareTexts,
  [one, other]: readonly [FormValues, FormValues],
): number {
  if (field.from !== 'form') return 0
  const { key } = field.field
  const [first, second] = [one[key], other[key]]
  const [isOneGone, isOtherGone] = [isEmptyValue(first), isEmptyValue(second)]
  if (isOneGone || isOtherGone) return isOneGone === isOtherGone ? 0 : isOneGone ? 2 : -2

  return Math.sign(comparedValues(field, texts, [String(first), String(second)]))
}

function comparedValues(
  { column, order }: Extract<ListField, { from: 'form' }>,
  texts: CompareTexts,
  [one, other]: readonly [string, string],
): number {
  if (order) return placeIn(order, one) - placeIn(order, other)
  if (column === 'numeric') return compareDecimals(one, other)
  return texts(sortedText(one), sortedText(other))
}

/** Number of characters used for sorting. */
export const sortedCharacters = 100

/** The part of a text used for sorting. */
export function sortedText(text: string): string {
  return Array.from(text.slice(0, sortedCharacters * 2))
    .slice(0, sortedCharacters)
    .join('')
}

function placeIn(order: readonly string[], id: string): number {
  const index = order.indexOf(id)
  return index === -1 ? order.length : index
}
