import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { pipelinedLine } from './pipelined.ts'
import { plainLine } from './plain.ts'

/**
 * How the statements of a transaction reach PostgreSQL. `pipelined`: those whose answers are not needed yet travel with
 * the next one that waits. `plain`: each waits for its answer. docs/pipelining.md explains both.
 */
export type Statements = 'pipelined' | 'plain'

/** Opens a pool of the driver for Kysely that sends statements in one of the two ways. */
export function statementPool(
  statements: Statements,
  config: pg.PoolConfig,
): Readonly<{ pool: pg.Pool; lines: PostgresPool }> {
  const isPipelined = statements === 'pipelined'
  const pool = new pg.Pool({ ...config, pipeline: isPipelined })
  const lineOf = isPipelined ? pipelinedLine : plainLine
  const lines = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const line = lines.get(client) ?? lineOf(client)
    lines.set(client, line)
    return line
  }
  return { pool, lines: { options: pool.options, connect, end: () => pool.end() } }
}
