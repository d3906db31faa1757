import type { InterfaceRow } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import type { Server } from '../../../server.ts'
import type { BoundValues } from '../bound-values.ts'

/** Which of the rows: those with these ids, or with this word in one of these columns (none: in any); from where, how many. */
export type Wanted = Readonly<{
  keyword: string
  searchIn: readonly string[]
  ids?: Readonly<{ column: string; values: readonly string[] }>
  offset: number
  limit: number
}>
/** `total`: how many there are in all. */
export type Found = Readonly<{ rows: readonly InterfaceRow[]; total: number }>

export type Asking = Readonly<{
  server: Pick<Server, 'outside' | 'secrets'>
  db: TenantDb
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
}>

/** The most that any answer may weigh. */
export const mostBytes = 2 * 1024 * 1024
