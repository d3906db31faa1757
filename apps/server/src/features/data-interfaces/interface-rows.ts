import type { InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import { canonicalJson } from '@signet/std'
import type { Server } from '../../server.ts'
import { type Asker, askInterface, type InterfaceQuery, refuseHidden } from './ask-interface.ts'
import type { ParameterValue } from './bound-values.ts'
import { callWithLog, hideReason } from './call-log.ts'
import { type DataInterface, findInterface } from './interface-store.ts'
import { answersWhole, type FoundRows, pickRows, type RowFilter } from './kinds/index.ts'

type RowsRequest = Readonly<{
  tenant: string
  personId: string
  now: string
  /** Id or code. */
  id: string
  /** Values of the caller's parameters, by name. */
  params?: Readonly<Record<string, ParameterValue>>
  /** Restricts to rows whose `column` is one of these. */
  ids?: Readonly<{ column: string; values: readonly string[] }>
  keyword?: string
  /** Columns to search for the keyword; all if omitted. */
  searchIn?: readonly string[]
  /** Overrides the interface's own timeout when shorter. */
  longestMs?: number
  /** Defaults to the first 1,000 rows. */
  page?: Readonly<{ offset: number; limit: number }>
}>

/**
 * Returns rows for a feature acting for a person; the feature checks permission. A call may take the
 * interface's full timeout, so never make it under a lock. With an answer memory, whole answers are fetched
 * once per set of parameters. Every call is logged. Refuses `dataInterfaces.notFound` and `askingRefusals`
 * of the contract.
 */
export async function interfaceRows(server: Server, db: Reader, wanted: RowsRequest): Promise<FoundRows> {
  const { tenant, personId, params = {}, ids, keyword, searchIn = [], page, longestMs } = wanted
  const interfaceQuery = {
    given: new Map(Object.entries(params)),
    wanted: { keyword, searchIn, ...(ids && { ids }), ...(page ?? { offset: 0, limit: 1000 }) },
    ...(longestMs === undefined ? {} : { longestMs }),
  }
  const found = await findInterface(db, wanted.id)
  const ask = (query: InterfaceQuery) => askedOf(server, db, { wanted, found }, query)
  if (!server.answers || !answersWhole(found.question.source)) return ask(interfaceQuery)

  refuseHidden(
    found.question.columns.map(({ name }) => name),
    interfaceQuery.wanted,
  )
  const question = canonicalJson({ tenant, personId, id: found.id, params })
  return pickRows(
    (await server.answers.once(question, () => ask({ ...interfaceQuery, wanted: all }))).rows,
    interfaceQuery.wanted,
  )
}

type NarrowedRequest = Omit<RowsRequest, 'ids' | 'keyword' | 'searchIn'> &
  Readonly<{ page: Readonly<{ offset: number; limit: number }> }>

/**
 * Returns a page filtered and sorted by the source. `total` is undefined for a page after a row. Returns
 * undefined where the source would compare differently from us.
 */
export async function narrowedRows(
  server: Server,
  db: Reader,
  wanted: NarrowedRequest,
  narrowing: RowFilter,
): Promise<FoundRows | undefined> {
  const found = await findInterface(db, wanted.id)
  if (answersWhole(found.question.source)) return undefined
  const answer = await askedOf(
    server,
    db,
    { wanted, found },
    {
      given: new Map(Object.entries(wanted.params ?? {})),
      wanted: { searchIn: [], ...wanted.page, narrowing },
    },
  )
  return answer.isNarrowed ? answer : undefined
}

type RowsCall = Readonly<{ wanted: Asker; found: DataInterface }>

function askedOf(
  server: Server,
  db: Reader,
  { wanted, found }: RowsCall,
  query: InterfaceQuery,
): Promise<FoundRows> {
  const { tenant, personId, now } = wanted
  const asker = { tenant, personId, now }
  return callWithLog(server, { asker, interfaceId: found.id, asked: query, retryOf: null }, () =>
    askInterface(server, db, asker, found, query),
  ).catch(hideReason)
}

const all = { searchIn: [], offset: 0, limit: Number.MAX_SAFE_INTEGER }

type IdsRequest = Omit<RowsRequest, 'page' | 'ids'> & Readonly<{ ids: NonNullable<RowsRequest['ids']> }>

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
