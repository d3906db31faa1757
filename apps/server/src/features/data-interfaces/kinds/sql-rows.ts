import { InterfaceRow, type InterfaceSource, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { parseJson } from '../../../outside/index.ts'
import { connectionOf } from '../sources/connection-of.ts'
import { findSource } from '../sources/data-source-store.ts'
import { type DatabaseRow, type ReadStatement, readDatabase } from '../sources/read-database.ts'
import { describedStatement, narrowStatements } from './narrow-statement.ts'
import type { Narrowing } from './narrowing.ts'
import { refuseUnknownParameters } from './refuse-unknown-parameters.ts'
import { scanStatement } from './scan-statement.ts'
import type { Found, SourceKind, Wanted } from './source-kind.ts'
import { type BoundStatement, countStatement, rowsStatement } from './wrap-statement.ts'

type Sql = Extract<InterfaceSource, { kind: 'sql' }>

/** Rows of one query on a database that is only read; values are bound, never pasted. */
export const sqlRows: SourceKind<Sql> = {
  answersWhole: false,
  refuse: ({ statement }, parameters) => {
    const { names, isSeveral, isQuery } = scanStatement(statement)
    if (isSeveral) throw new Refusal<RefusalCode>('dataInterfaces.statementSeveral')
    if (!isQuery) throw new Refusal<RefusalCode>('dataInterfaces.statementNotQuery')
    refuseUnknownParameters(names, parameters)
  },
  rows: async ({ sourceId, statement }, { server, db, tenant, bound, wanted, milliseconds }) => {
    const { text, names } = scanStatement(statement)
    const asked = { text, values: names.map((name) => bound.get(name)?.text ?? null) }
    const connection = await connectionOf(server, tenant, await findSource(db, sourceId))
    return readDatabase(connection, milliseconds, (read) =>
      wanted.narrowing ? narrowed(read, asked, wanted, wanted.narrowing) : whole(read, asked, wanted),
    )
  },
}

async function whole(read: ReadStatement, asked: BoundStatement, wanted: Wanted): Promise<Found> {
  const { rows } = await read(rowsStatement(asked, wanted))
  return { rows: rows.map(rowOf), total: totalOf((await read(countStatement(asked, wanted))).rows) }
}

/** Whoever goes on after a row knows the total already, and whoever only counts wants no rows. */
async function narrowed(
  read: ReadStatement,
  asked: BoundStatement,
  wanted: Wanted,
  narrowing: Narrowing,
): Promise<Found> {
  const described = await read(describedStatement(asked, narrowing.locale))
  const [reads] = described.rows
  const isReadAlike = reads?.['encoding'] === 'UTF8' && reads['sorts'] === true
  const statements = isReadAlike && narrowStatements(asked, described.columns.slice(2), narrowing)
  if (!statements) return { rows: [], total: 0 }
  const rows = wanted.limit === 0 ? [] : (await read(statements.rows(wanted))).rows
  const total = narrowing.after ? 0 : totalOf((await read(statements.total)).rows)
  return { rows: rows.map(rowOf), total, isNarrowed: true }
}

function totalOf([line]: readonly DatabaseRow[]): number {
  return Number(line?.['total'] ?? 0)
}

function rowOf({ line }: DatabaseRow): InterfaceRow {
  if (typeof line !== 'string') throw new Refusal<RefusalCode>('dataInterfaces.tooLarge')
  return InterfaceRow.parse(parseJson(line))
}
