import type { InterfaceRow, RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { AnsweredAs } from '@signet/form'
import type { Locale } from '@signet/i18n'
import type { Test } from '@signet/list'
import { Refusal } from '@signet/std'
import type { Server } from '../../../server.ts'
import type { BoundValues } from '../bound-values.ts'

/**
 * Which rows to return: with these ids, or with the keyword in one of these columns (all if empty), by
 * page.
 */
export type RowQuery = Readonly<{
  keyword?: string | undefined
  searchIn: readonly string[]
  ids?: Readonly<{ column: string; values: readonly string[] }>
  offset: number
  limit: number
  /** Filters and sorts at the source, if it can. */
  narrowing?: RowFilter
}>
/**
 * `total` counts all matches. `isNarrowed` confirms that a narrowing was applied; without it, a narrowed
 * query has no result.
 */
export type FoundRows = Readonly<{ rows: readonly InterfaceRow[]; total: number; isNarrowed?: true }>

export type SourceRequest = Readonly<{
  server: Pick<Server, 'outside' | 'secrets'>
  db: Reader
  tenant: string
  bound: BoundValues
  wanted: RowQuery
  milliseconds: number
  /** Returns the value of a sealed header. */
  secretHeader: (name: string) => string
}>

/** A kind of source for rows. */
export type SourceKind<Source> = Readonly<{
  /** Refuses what could never be asked. */
  refuse: (source: Source, parameters: ReadonlySet<string>) => void | Promise<void>
  rows: (source: Source, request: SourceRequest) => Promise<FoundRows>
  /** Returns all rows and filters them here, so that one answer serves all queries. */
  answersWhole: boolean
}>

/** Maximum size of an answer in bytes. */
export const mostBytes = 2 * 1024 * 1024

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
export type RowFilter = Readonly<{
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
export function columnsOf({ where, order, key }: RowFilter): readonly string[] {
  return [key, ...order.map(({ read }) => read.column), ...columnsIn(where)]
}

function columnsIn(test: RowTest): readonly string[] {
  return test.kind === 'test' ? [test.read.column] : test.of.flatMap(columnsIn)
}

/** Refuses names that are no parameters of the interface. */
export function refuseUnknownParameters(names: readonly string[], parameters: ReadonlySet<string>): void {
  const unknown = names.find((name) => !parameters.has(name))
  if (unknown !== undefined)
    throw new Refusal<RefusalCode>('dataInterfaces.parameterUnknown', { name: unknown })
}
