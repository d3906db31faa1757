import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../server.ts'
import { bindValues, type Given } from './bound-values.ts'
import type { DataInterface } from './interface-store.ts'
import { type Found, rowsOf, type Wanted } from './kinds/index.ts'
import { refuseHidden } from './refuse-hidden.ts'
import { headerPlace } from './sealed-headers.ts'
import { surroundingsOf } from './surroundings.ts'

export type Asker = Readonly<{ tenant: string; personId: string; now: string }>
type Question = Pick<DataInterface, 'id' | 'question' | 'sealedHeaders'>
export type Asked = Readonly<{
  given: ReadonlyMap<string, Given>
  wanted: Wanted
  /** Shorter than the interface itself allows. */
  longestMs?: number
}>

/**
 * The rows of an interface, cut to the columns that may leave. Only a few ask one interface at once. Refuses what
 * `askingRefusals` of the contract names, and `dataInterfaces.columnUnknown` for a column that may not leave.
 */
export async function askInterface(
  server: Server,
  db: Reader,
  asker: Asker,
  { id, question, sealedHeaders }: Question,
  { given, wanted, longestMs = Number.POSITIVE_INFINITY }: Asked,
): Promise<Found> {
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
