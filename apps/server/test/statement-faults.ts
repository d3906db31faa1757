import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Office } from './office.ts'

/**
 * Counts the statements of one request; at zero, makes PostgreSQL refuse the statement, or cuts the
 * connection as a dying process would. Ends at commit.
 */
type Countdown = { left: number; isCommitted: boolean; end: 'refused' | 'cut' }
const countdown = new AsyncLocalStorage<Countdown>()
const { query } = pg.Client.prototype

const broken: typeof query = function (this: pg.Client, ...given: unknown[]) {
  const count = countdown.getStore()
  if (!count || count.isCommitted) return Reflect.apply(query, this, given)

  count.left -= 1
  count.isCommitted = count.left > 0 && given[0] === 'commit'
  if (count.left === 0 && count.end === 'cut') cutConnection(this)
  const isRefused = count.left === 0 && count.end === 'refused'
  return Reflect.apply(query, this, isRefused ? ['select 1 / 0', [], ...given.slice(2)] : given)
}

const Connected = z.object({ connection: z.object({ stream: z.instanceof(Socket) }) })

function cutConnection(client: pg.Client): void {
  Connected.parse(client).connection.stream.destroy()
}

/** Lets statements of this process fail on demand; undo with `mendStatements`. */
export function breakStatements(): void {
  pg.Client.prototype.query = broken
}

export function mendStatements(): void {
  pg.Client.prototype.query = query
}

/** Counts the statements of a request, including its transaction. */
export async function countStatements(run: () => Promise<unknown>): Promise<number> {
  const count: Countdown = { left: Number.MAX_SAFE_INTEGER, isCommitted: false, end: 'refused' }
  await countdown.run(count, run)
  return Number.MAX_SAFE_INTEGER - count.left
}

type Statement = Readonly<{ text: string; values: readonly unknown[] }>

/** Returns the statements that this process sends meanwhile. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = []
  const listening: typeof query = function (this: pg.Client, ...given: unknown[]) {
    const [text, values] = given
    if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, given)
  }
  pg.Client.prototype.query = listening
  await run().finally(mendStatements)
  return sent
}

/** Returns everything that a transition may write, as text. */
async function dumpTenant(office: Office): Promise<string> {
  const tables = [
    'flow_case',
    'flow_event',
    'flow_task',
    'flow_copy',
    'flow_comment',
    'idempotency',
    'file_link',
    ...(await formTables(office)),
  ]
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ all: string | null }>`
        select string_agg(one::text, ';' order by one::text) as all from ${sql.id('t_demo', table)} one`.execute(
        office.db.platform,
      )
      return rows[0]?.all
    }),
  )
  return texts.join('\n')
}

async function formTables(office: Office): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 't_demo' and tablename like 'form\\_expense%' order by 1`.execute(
    office.db.platform,
  )
  return rows.map(({ name }) => name)
}

/**
 * Repeats the run with a failure at the first statement, the second, and so on, each once refused and once
 * cut. Returns the number of statements.
 */
export async function failAtEvery(office: Office, run: () => Promise<unknown>): Promise<number> {
  for (let n = 1; ; n += 1) {
    const before = await dumpTenant(office)
    for (const end of ['refused', 'cut'] as const) {
      const count: Countdown = { left: n, isCommitted: false, end }
      const outcome = await countdown.run(count, () => outcomeOf(run))
      if (count.isCommitted) {
        expect(outcome).toBe('done')
        return n - 1
      }
      expect(['server.failed', 'server.unavailable']).toContain(outcome)
      expect(await dumpTenant(office)).toBe(before)
    }
  }
}

function outcomeOf(run: () => Promise<unknown>): Promise<string> {
  return run().then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
}
