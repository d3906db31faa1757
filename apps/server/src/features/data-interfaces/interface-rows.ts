import type { Reader } from '@signet/db'
import { canonicalJson } from '@signet/std'
import type { Server } from '../../server.ts'
import { type Asked, type Asker, askInterface } from './ask-interface.ts'
import type { Given } from './bound-values.ts'
import { type DataInterface, findInterface } from './interface-store.ts'
import { answersWhole, type Found, type Narrowing, pickRows } from './kinds/index.ts'
import { logged } from './logged.ts'
import { refuseHidden } from './refuse-hidden.ts'
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
  /** The first 1,000 rows when left out. */
  page?: Readonly<{ offset: number; limit: number }>
}>

/**
 * The rows of an interface for a feature that asks on a person's behalf: whether they may is the feature's to know,
 * since they fill its form or read its list. Asking may take as long as the interface allows, so not while anything is
 * locked. A server that remembers answers asks what answers every row once for each set of parameters. Every call is on
 * record. Refuses `dataInterfaces.notFound` and what `askingRefusals` of the contract names.
 */
export async function interfaceRows(server: Server, db: Reader, wanted: RowsWanted): Promise<Found> {
  const { tenant, personId, params = {}, ids, keyword = '', searchIn = [], page, longestMs } = wanted
  const asked = {
    given: new Map(Object.entries(params)),
    wanted: { keyword, searchIn, ...(ids && { ids }), ...(page ?? { offset: 0, limit: 1000 }) },
    ...(longestMs === undefined ? {} : { longestMs }),
  }
  const found = await findInterface(db, wanted.id)
  const ask = (asked: Asked) => askedOf(server, db, { wanted, found }, asked)
  if (!server.answers || !answersWhole(found.question.source)) return ask(asked)

  refuseHidden(
    found.question.columns.map(({ name }) => name),
    asked.wanted,
  )
  const question = canonicalJson({ tenant, personId, id: found.id, params })
  return pickRows(
    (await server.answers.once(question, () => ask({ ...asked, wanted: all }))).rows,
    asked.wanted,
  )
}

type Narrowed = Omit<RowsWanted, 'ids' | 'keyword' | 'searchIn'> &
  Readonly<{ page: Readonly<{ offset: number; limit: number }> }>

/**
 * The same rows, left out and sorted where they are: a page of those that are meant. `total` is nothing where the page
 * goes on after a row. Undefined where the source cannot do it just as we would.
 */
export async function narrowedRows(
  server: Server,
  db: Reader,
  wanted: Narrowed,
  narrowing: Narrowing,
): Promise<Found | undefined> {
  const found = await findInterface(db, wanted.id)
  if (answersWhole(found.question.source)) return undefined
  const answer = await askedOf(
    server,
    db,
    { wanted, found },
    {
      given: new Map(Object.entries(wanted.params ?? {})),
      wanted: { keyword: '', searchIn: [], ...wanted.page, narrowing },
    },
  )
  return answer.isNarrowed ? answer : undefined
}

type Asking = Readonly<{ wanted: Asker; found: DataInterface }>

function askedOf(server: Server, db: Reader, { wanted, found }: Asking, asked: Asked): Promise<Found> {
  const { tenant, personId, now } = wanted
  const asker = { tenant, personId, now }
  return logged(server, { asker, interfaceId: found.id, asked, retryOf: null }, () =>
    askInterface(server, db, asker, found, asked),
  ).catch(withoutReason)
}

const all = { keyword: '', searchIn: [], offset: 0, limit: Number.MAX_SAFE_INTEGER }
