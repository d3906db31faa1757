import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../server.ts'
import { bindValues, type ParameterValue } from './bound-values.ts'
import type { DataInterface } from './interface-store.ts'
import { type FoundRows, type RowQuery, rowsOf } from './kinds/index.ts'
import { refuseHidden } from './refuse-hidden.ts'
import { headerPlace } from './sealed-headers.ts'
import { surroundingsOf } from './surroundings.ts'

export type Asker = Readonly<{ tenant: string; personId: string; now: string }>
type Question = Pick<DataInterface, 'id' | 'question' | 'sealedHeaders'>
export type InterfaceQuery = Readonly<{
  given: ReadonlyMap<string, ParameterValue>
  wanted: RowQuery
  /** Overrides the interface's own timeout when shorter. */
  longestMs?: number
}>

/**
 * Calls an interface and returns its rows with permitted columns only; parallel calls of one interface are
 * limited. Refuses `askingRefusals` of the contract, and `dataInterfaces.columnUnknown` for a hidden
 * column.
 */
export async function askInterface(
  server: Server,
  db: Reader,
  asker: Asker,
  { id, question, sealedHeaders }: Question,
  { given, wanted, longestMs = Number.POSITIVE_INFINITY }: InterfaceQuery,
): Promise<FoundRows> {
  const { tenant } = asker
  const columns = question.columns.map(({ name }) => name)
  refuseHidden(columns, wanted)
  const bound = bindValues(question.parameters, given, await surroundingsOf(server, asker))
  const secretHeader = (name: string) =>
    server.secrets.open(sealedHeaders[name.toLowerCase()] ?? '', headerPlace(tenant, id, name))

  const asking = {
    server,
    db,
    tenant,
    bound,
    wanted: { ...wanted, searchIn: wanted.searchIn.length > 0 ? wanted.searchIn : columns },
    milliseconds: Math.min(question.seconds * 1000, longestMs),
    secretHeader,
  }
  const found = await server.outside.gates.through(`${tenant}/${id}`, () => rowsOf(question.source, asking))
  return columns.length > 0 ? { ...found, rows: found.rows.map((row) => cut(row, columns)) } : found
}

function cut(row: InterfaceRow, columns: readonly string[]): InterfaceRow {
  return Object.fromEntries(
    columns.flatMap((column) => (Object.hasOwn(row, column) ? [[column, row[column]]] : [])),
  )
}
