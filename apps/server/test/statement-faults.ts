import { AsyncLocalStorage } from 'node:async_hooks'
import { faultAt, type Statement, watchFlights } from '@signet/db/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Office } from './office.ts'

/**
 * Counts the statements of one request; at zero, makes PostgreSQL refuse the statement, or cuts the
 * connection as a dying process would. Ends at commit.
 */
type Countdown = { left: number; flights: number; isCommitted: boolean; end: 'refused' | 'cut' }
const countdown = new AsyncLocalStorage<Countdown>()

let stop = () => {}

/** Lets statements of this process fail on demand; undo with `mendStatements`. */
export function breakStatements(): void {
  stop = watchFlights((statements) => {
    const count = countdown.getStore()
    if (!count || count.isCommitted) return { statements, isCut: false }

    count.flights += 1
    const place = count.left - 1
    count.left -= statements.length
    const isHere = place >= 0 && place < statements.length
    if (isHere) return faultAt(statements, { place, end: count.end })
    count.isCommitted = statements.at(-1)?.text === 'commit'
    return { statements, isCut: false }
  })
}

export function mendStatements(): void {
  stop()
}

/** Counts the statements of a request, including its transaction. */
export async function countStatements(run: () => Promise<unknown>): Promise<number> {
  return (await countSent(run)).statements
}

/** Counts what a request sends to PostgreSQL; each flight is one write and one answer. */
export async function countSent(
  run: () => Promise<unknown>,
): Promise<Readonly<{ statements: number; flights: number }>> {
  const count: Countdown = { left: Number.MAX_SAFE_INTEGER, flights: 0, isCommitted: false, end: 'refused' }
  await countdown.run(count, run)
  return { statements: Number.MAX_SAFE_INTEGER - count.left, flights: count.flights }
}

/** Returns the statements that this process sends meanwhile. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = []
  const end = watchFlights((statements) => {
    sent.push(...statements)
    return { statements, isCut: false }
  })
  await run().finally(end)
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
      const count: Countdown = { left: n, flights: 0, isCommitted: false, end }
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
