import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../server.ts'
import { interfaceRows, type RowsWanted } from './interface-rows.ts'

type IdsRequest = Omit<RowsWanted, 'page' | 'ids'> & Readonly<{ ids: NonNullable<RowsWanted['ids']> }>

/** Maximum rows in one answer. */
const atOnce = 1000

/**
 * Returns the rows whose `column` is one of these, in several calls if needed. Refuses what `interfaceRows`
 * refuses.
 */
export async function rowsOfIds(
  server: Server,
  db: Reader,
  { ids: { column, values }, ...wanted }: IdsRequest,
): Promise<readonly InterfaceRow[]> {
  const found: InterfaceRow[] = []
  for (let at = 0; at < values.length; at += atOnce) {
    const ids = { column, values: values.slice(at, at + atOnce) }
    found.push(...(await interfaceRows(server, db, { ...wanted, ids })).rows)
  }
  return found
}
