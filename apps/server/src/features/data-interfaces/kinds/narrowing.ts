import type { AnsweredAs } from '@signet/form'
import type { Locale } from '@signet/i18n'
import type { Test } from '@signet/list'

/** A column and how its values are read. */
export type ReadColumn = Readonly<{ column: string; as: AnsweredAs }>

/** A condition on the values of columns. */
export type RowTest = Readonly<
  | { kind: 'all' | 'any'; of: readonly RowTest[] }
  /** `not` selects rows that fail the test, including those without a value. */
  | { kind: 'test'; read: ReadColumn; test: Test; not: boolean }
>

/** `places` sorts values by their index in this list; others come last. */
export type RowOrder = Readonly<{
  read: ReadColumn
  isDescending: boolean
  places?: readonly string[]
}>

/** The part of a query that a capable source executes itself, so that only one page travels. */
export type Narrowing = Readonly<{
  where: RowTest
  /** Empty keeps the source's order. Missing values come last in both directions. */
  order: readonly RowOrder[]
  /** Column that identifies a row; the last sort key. */
  key: string
  /** Restricts to rows after these values (one per sort key) and this key. */
  after?: Readonly<{ values: readonly (string | null)[]; key: string }>
  /** Time zone for reading instants as local time. */
  timeZone: string
  /** Language whose collation sorts texts. */
  locale: Locale
}>

/** Returns the columns that a narrowing reads. */
export function columnsOf({ where, order, key }: Narrowing): readonly string[] {
  return [key, ...order.map(({ read }) => read.column), ...columnsIn(where)]
}

function columnsIn(test: RowTest): readonly string[] {
  return test.kind === 'test' ? [test.read.column] : test.of.flatMap(columnsIn)
}
