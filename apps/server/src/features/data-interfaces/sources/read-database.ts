import { isIP } from 'node:net'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import pg from 'pg'
import type { Connection } from './connection-of.ts'

type Statement = Readonly<{ text: string; values: readonly unknown[] }>
export type DatabaseRow = Readonly<Record<string, unknown>>
/** Executes one statement; returns its rows, and its columns with type numbers. */
export type ReadStatement = (
  statement: Statement,
) => Promise<
  Readonly<{ rows: readonly DatabaseRow[]; columns: readonly Readonly<{ name: string; type: number }>[] }>
>

const patience = 5000

/**
 * Runs queries in a read-only transaction with a time limit. The extended protocol permits one statement
 * each. Refuses `dataInterfaces.sourceUnreachable`, `dataInterfaces.statementFailed` and
 * `outside.timedOut`.
 */
export async function readDatabase<Answer>(
  connection: Connection,
  milliseconds: number,
  ask: (read: ReadStatement) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(settingsOf(connection, milliseconds))
  // A broken connection also emits an error event, which would crash the process if unhandled.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    throw new Refusal<RefusalCode>('dataInterfaces.sourceUnreachable')
  }

  try {
    await client.query('begin transaction read only')
    const answer = await ask(async (statement) => {
      const { rows, fields } = await client.query<Record<string, unknown>>(asOne(statement))
      return { rows, columns: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })) }
    })
    client.end().catch(() => undefined)
    return answer
  } catch (error) {
    // Destroys the connection instead of waiting for a server that hangs; that also ends the transaction.
    client.connection.stream.destroy()
    throw refusalOf(error)
  }
}

/** Without values, the driver would use the simple protocol, which accepts several statements. */
function asOne({ text, values }: Statement): pg.QueryConfig & { queryMode: 'extended' } {
  return { text, values: [...values], queryMode: 'extended' }
}

function settingsOf(
  { address, port, user, password, database, serverName }: Connection,
  milliseconds: number,
) {
  return {
    host: address,
    port,
    user,
    // A function stops the driver from replacing an empty password by one from the environment.
    password: () => password,
    database,
    ssl: serverName === undefined ? false : tlsOf(serverName),
    application_name: 'signet',
    connectionTimeoutMillis: Math.min(patience, milliseconds),
    statement_timeout: milliseconds,
    query_timeout: milliseconds + 500,
    options: '-c default_transaction_read_only=on -c standard_conforming_strings=on -c TimeZone=UTC',
  }
}

/** The certificate must match this name, whatever address it resolved to. */
function tlsOf(serverName: string) {
  return {
    host: serverName,
    rejectUnauthorized: true,
    ...(isIP(serverName) === 0 && { servername: serverName }),
  }
}

const timedOut = '57014'
const readOnly = '25006'
const syntax = '42601'

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, message } = error as { code?: unknown; message?: unknown }
  const reason = String(message ?? '').slice(0, 200)
  if (code === timedOut || reason === 'Query read timeout')
    return new Refusal('outside.timedOut', { host: 'SQL' })
  if (code === readOnly) return new Refusal('dataInterfaces.statementNotQuery')
  if (code === syntax && reason.includes('multiple commands'))
    return new Refusal('dataInterfaces.statementSeveral')
  return new Refusal('dataInterfaces.statementFailed', { reason })
}
