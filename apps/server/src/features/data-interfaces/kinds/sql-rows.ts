import { InterfaceRow, type InterfaceSource, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { parseJson } from '../../../outside/index.ts'
import { connectionOf } from '../sources/connection-of.ts'
import { findSource } from '../sources/data-source-store.ts'
import { readDatabase } from '../sources/read-database.ts'
import { refuseUnknownParameters } from './refuse-unknown-parameters.ts'
import { scanStatement } from './scan-statement.ts'
import type { SourceKind } from './source-kind.ts'
import { countStatement, rowsStatement } from './wrap-statement.ts'

type Sql = Extract<InterfaceSource, { kind: 'sql' }>

/** Rows of one query on a database that is only read; values are bound, never pasted. */
export const sqlRows: SourceKind<Sql> = {
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
    const [lines = [], totals = []] = await readDatabase(connection, milliseconds, [
      rowsStatement(asked, wanted),
      countStatement(asked, wanted),
    ])

    return { rows: lines.map(({ line }) => rowOf(line)), total: Number(totals[0]?.['total'] ?? 0) }
  },
}

function rowOf(line: unknown): InterfaceRow {
  if (typeof line !== 'string') throw new Refusal<RefusalCode>('dataInterfaces.tooLarge')
  return InterfaceRow.parse(parseJson(line))
}
