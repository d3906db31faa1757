import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../../server.ts'
import type { BoundValues } from '../bound-values.ts'
import type { Narrowing } from './narrowing.ts'

/** Which of the rows: those with these ids, or with this word in one of these columns (none: in any); from where, how many. */
export type Wanted = Readonly<{
  keyword: string
  searchIn: readonly string[]
  ids?: Readonly<{ column: string; values: readonly string[] }>
  offset: number
  limit: number
  /** Leave out and sort there, if it can be done there. */
  narrowing?: Narrowing
}>
/**
 * `total`: how many there are in all. `isNarrowed`: only what a narrowing means, in its order; where one was asked for and
 * this is missing, nothing was answered.
 */
export type Found = Readonly<{ rows: readonly InterfaceRow[]; total: number; isNarrowed?: true }>

export type Asking = Readonly<{
  server: Pick<Server, 'outside' | 'secrets'>
  db: Reader
  tenant: string
  bound: BoundValues
  wanted: Wanted
  milliseconds: number
  /** The value of a header that is sealed. */
  secretHeader: (name: string) => string
}>

/** Where rows may come from. */
export type SourceKind<Source> = Readonly<{
  /** Refuses what could never be asked. */
  refuse: (source: Source, parameters: ReadonlySet<string>) => void
  rows: (source: Source, asking: Asking) => Promise<Found>
  /** Every row comes, and those that are wanted are picked out here: one answer serves all that is asked of it. */
  answersWhole: boolean
}>

/** The most that any answer may weigh. */
export const mostBytes = 2 * 1024 * 1024
