import type { AnsweredAs } from '@signet/form'
import type { Locale } from '@signet/i18n'
import type { Test } from '@signet/list'

/** A column of an answer, and how it is read. */
export type ReadColumn = Readonly<{ column: string; as: AnsweredAs }>

/** Which rows are meant, by what their columns are read as. */
export type RowTest = Readonly<
  | { kind: 'all' | 'any'; of: readonly RowTest[] }
  /** `not`: rows for which the test is false, those without a value included. */
  | { kind: 'test'; read: ReadColumn; test: Test; not: boolean }
>

/** `places`: the place of a value in this list is what is sorted by; what is not among them comes after them. */
export type RowOrder = Readonly<{
  read: ReadColumn
  isDescending: boolean
  places?: readonly string[]
}>

/** What a source that can is asked to leave out and to sort, so that only a page of it has to travel. */
export type Narrowing = Readonly<{
  where: RowTest
  /** None: as the source itself has them. What is missing comes last, in both directions. */
  order: readonly RowOrder[]
  /** The column that rows are told apart by; the last key of every order. */
  key: string
  /** Only what stands after the row with these values (one for each key of the order) and this key. */
  after?: Readonly<{ values: readonly (string | null)[]; key: string }>
  /** Where moments are read on the wall clock. */
  timeZone: string
  /** Texts are sorted as this language sorts. */
  locale: Locale
}>

/** The columns that a narrowing looks into. */
export function columnsOf({ where, order, key }: Narrowing): readonly string[] {
  return [key, ...order.map(({ read }) => read.column), ...columnsIn(where)]
}

function columnsIn(test: RowTest): readonly string[] {
  return test.kind === 'test' ? [test.read.column] : test.of.flatMap(columnsIn)
}
