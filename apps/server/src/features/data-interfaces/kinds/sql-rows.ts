import { InterfaceRow, type InterfaceSource, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { parseJson } from '../../../outside/index.ts'
import { connectionOf } from '../sources/connection-of.ts'
import { findSource } from '../sources/data-source-store.ts'
import { type DatabaseRow, type ReadStatement, readDatabase } from '../sources/read-database.ts'
import { describedStatement, narrowStatements } from './narrow-statement.ts'
import { type ScannedStatement, scanStatement } from './scan-statement.ts'
import {
  type FoundRows,
  type RowFilter,
  type RowQuery,
  refuseUnknownParameters,
  type SourceKind,
} from './source-kind.ts'
import { type BoundStatement, countStatement, rowsStatement } from './wrap-statement.ts'

type Sql = Extract<InterfaceSource, { kind: 'sql' }>

/** Rows of one SQL query in a read-only transaction, with bound values. */
export const sqlRows: SourceKind<Sql> = {
  answersWhole: false,
  refuse: async ({ statement }, parameters) => {
    const { names } = await readQuery(statement)
    refuseUnknownParameters(names, parameters)
  },
  rows: async ({ sourceId, statement }, { server, db, tenant, bound, wanted, milliseconds }) => {
    const { text, names } = await readQuery(statement)
    const boundStatement = { text, values: names.map((name) => bound.get(name)?.text ?? null) }
    const connection = await connectionOf(server, tenant, await findSource(db, sourceId))
    return readDatabase(connection, milliseconds, (read) =>
      wanted.narrowing
        ? readNarrowedRows(read, boundStatement, wanted, wanted.narrowing)
        : readAllRows(read, boundStatement, wanted),
    )
  },
}

async function readQuery(statement: string): Promise<Pick<ScannedStatement, 'text' | 'names'>> {
  const { fault, hasSeveralPaths, isQuery, ...query } = await scanStatement(statement)
  if (hasSeveralPaths) throw new Refusal<RefusalCode>('dataInterfaces.statementSeveral')
  if (fault !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.statementFailed', { reason: fault })
  if (!isQuery) throw new Refusal<RefusalCode>('dataInterfaces.statementNotQuery')
  return query
}

async function readAllRows(
  read: ReadStatement,
  statement: BoundStatement,
  wanted: RowQuery,
): Promise<FoundRows> {
  const { rows } = await read(rowsStatement(statement, wanted))
  return { rows: rows.map(rowOf), total: totalOf((await read(countStatement(statement, wanted))).rows) }
}

/** A page after a row needs no total, and a count needs no rows. */
async function readNarrowedRows(
  read: ReadStatement,
  statement: BoundStatement,
  wanted: RowQuery,
  narrowing: RowFilter,
): Promise<FoundRows> {
  const described = await read(describedStatement(statement, narrowing.locale))
  const [reads] = described.rows
  const isReadAlike = reads?.['encoding'] === 'UTF8' && reads['sorts'] === true
  const statements = isReadAlike && narrowStatements(statement, described.columns.slice(2), narrowing)
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
