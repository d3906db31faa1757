import type { InterfaceRow, RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { headerPlace } from '../../outside/secrets/index.ts'
import type { Server } from '../../server.ts'
import { bindValues, type CallerContext, type ParameterValue } from './bound-values.ts'
import type { DataInterface } from './interface-store.ts'
import { columnsOf, type FoundRows, type RowQuery, rowsOf } from './kinds/index.ts'

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
  const bound = bindValues(question.parameters, given, await loadCallerContext(server, asker))
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
  return columns.length > 0
    ? { ...found, rows: found.rows.map((row) => permittedColumnsOf(row, columns)) }
    : found
}

function permittedColumnsOf(row: InterfaceRow, columns: readonly string[]): InterfaceRow {
  return Object.fromEntries(
    columns.flatMap((column) => (Object.hasOwn(row, column) ? [[column, row[column]]] : [])),
  )
}

/** Returns the values about the caller, their department and the tenant's local date. */
export async function loadCallerContext(
  { directories, timeZone }: Pick<Server, 'directories' | 'timeZone'>,
  { tenant, personId, now }: Asker,
): Promise<CallerContext> {
  const directory = await directories.of(tenant)

  return {
    person: personId,
    organization: directory.departmentOf(personId) ?? '',
    position: directory.people.get(personId)?.majorPostId ?? '',
    today: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(now)),
    now,
  }
}

/**
 * Hidden columns may not be searched, since matches would reveal their values. Refuses
 * `dataInterfaces.columnUnknown`.
 */
export function refuseHidden(
  columns: readonly string[],
  { searchIn, ids, narrowing }: Pick<RowQuery, 'searchIn' | 'ids' | 'narrowing'>,
): void {
  const requested = [...searchIn, ...(ids ? [ids.column] : []), ...(narrowing ? columnsOf(narrowing) : [])]
  const hidden = columns.length > 0 ? requested.find((column) => !columns.includes(column)) : undefined
  if (hidden !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.columnUnknown', { column: hidden })
}
