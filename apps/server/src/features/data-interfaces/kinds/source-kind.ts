import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../../server.ts'
import type { BoundValues } from '../bound-values.ts'
import type { Narrowing } from './narrowing.ts'

/**
 * Which rows to return: with these ids, or with the keyword in one of these columns (all if empty), by
 * page.
 */
export type RowQuery = Readonly<{
  keyword: string
  searchIn: readonly string[]
  ids?: Readonly<{ column: string; values: readonly string[] }>
  offset: number
  limit: number
  /** Filters and sorts at the source, if it can. */
  narrowing?: Narrowing
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
