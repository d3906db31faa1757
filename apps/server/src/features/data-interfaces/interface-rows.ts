import type { InterfaceRow } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import type { Server } from '../../server.ts'
import { askInterface } from './ask-interface.ts'
import type { Given } from './bound-values.ts'
import { findInterface } from './interface-store.ts'
import { logged } from './logged.ts'
import { withoutReason } from './without-reason.ts'

export type RowsWanted = Readonly<{
  tenant: string
  personId: string
  now: string
  /** Its id or code. */
  id: string
  /** Values of parameters that callers may say, by name. */
  params?: Readonly<Record<string, Given>>
  /** Only rows whose `column` is one of these. */
  ids?: Readonly<{ column: string; values: readonly string[] }>
  keyword?: string
  /** Where the keyword is looked for; none: in every column. */
  searchIn?: readonly string[]
  /** How long somebody waits at most, where that is shorter than the interface itself allows. */
  longestMs?: number
  /** From 1; the first one, of 1,000 rows, when left out. */
  page?: Readonly<{ number: number; size: number }>
}>

/**
 * The rows of an interface for a feature that asks on a person's behalf: whether they may is the feature's to know,
 * since they fill its form or read its list. Asking may take as long as the interface allows, so not while anything is
 * locked. Every call is on record. Refuses `dataInterfaces.notFound` and what `askingRefusals` of the contract names.
 */
export async function interfaceRows(
  server: Server,
  db: TenantDb,
  wanted: RowsWanted,
): Promise<Readonly<{ rows: readonly InterfaceRow[]; total: number }>> {
  const { tenant, personId, now, params = {}, ids, keyword = '', searchIn = [], page, longestMs } = wanted
  const asker = { tenant, personId, now }
  const { number, size } = page ?? { number: 1, size: 1000 }
  const asked = {
    given: new Map(Object.entries(params)),
    wanted: { keyword, searchIn, ...(ids && { ids }), offset: (number - 1) * size, limit: size },
    ...(longestMs === undefined ? {} : { longestMs }),
  }
  const found = await findInterface(db, wanted.id)

  return logged(server, { asker, interfaceId: found.id, asked, retryOf: null }, () =>
    askInterface(server, db, asker, found, asked),
  ).catch(withoutReason)
}
