import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { beginning, openingQuery } from './opening-query.ts'

const names = new Map<string, string>()
/** A connection that keeps more plans than this keeps too much memory: the rest is planned each time. */
const mostPerConnection = 100

/**
 * From now on every connection plans this statement once and keeps the plan. For texts that name every column of their
 * answer: a plan with `select *` breaks when a column is added.
 */
export function keepPlanOf(text: string): void {
  if (!names.has(text)) names.set(text, `kept_${names.size}`)
}

/** The same pool; its connections know statements whose plan is to be kept by a name. */
export function withKeptPlans(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? withNames(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function withNames(client: pg.PoolClient): PostgresPoolClient {
  const kept = new Set<string>()
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text)
    if (name === undefined || (!kept.has(name) && kept.size >= mostPerConnection)) return undefined
    kept.add(name)
    return name
  }
  let knowsBegin = false
  let isOpening = false
  const begin = async () => {
    if (!knowsBegin) await client.query(beginning)
    else isOpening = true
    knowsBegin = true
    return { command: 'BEGIN', rowCount: 0, rows: [] }
  }
  const open = (text: string, values: readonly unknown[]) => {
    isOpening = false
    const name = nameOf(text)
    return answerTo(client, openingQuery({ text, values, ...(name !== undefined && { name }) }))
  }

  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin') return begin()
    if (isOpening) return open(text, values)
    const name = nameOf(text)
    return name === undefined
      ? client.query(text, [...values])
      : client.query({ name, text, values: [...values] })
  }
  const release = (isBroken?: boolean) => {
    isOpening = false
    client.release(isBroken)
  }
  // Kysely asks for cursors only where a dialect is given one, and ours is not.
  return { query, release } as unknown as PostgresPoolClient
}

/** The driver gives the answer to a query of one's own making to a callback only. */
function answerTo(client: pg.PoolClient, query: pg.Query): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const answered = (error: Error | null, answer: unknown) => (error ? reject(error) : resolve(answer))
  const send = client.query as unknown as (query: pg.Query, values: undefined, answered: unknown) => void
  send.call(client, query, undefined, answered)
  return promise
}
