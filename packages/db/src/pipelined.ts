import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { planNames } from './kept-plans.ts'

const posted = new Set<string>()
const asked = new Set<string>()

/** From now on nobody waits for the answer of this statement inside a transaction. */
export function postText(text: string): void {
  posted.add(text)
}

/** From now on this statement, which only reads or locks, is sent ahead inside a transaction; said once more, it is answered. */
export function askText(text: string): void {
  asked.add(text)
}

/**
 * The same pool, whose connections must be in the driver's pipeline mode: they know statements whose plan is kept by a
 * name, and inside a transaction what needs no answer of its own travels with the next statement that waits for one:
 * `begin` with the first, when that only reads, and what is posted with `commit` at the latest. What travelled ahead and
 * failed fails that statement; PostgreSQL has then skipped everything behind it. An approval is two flights instead of
 * six.
 */
export function pipelined(pool: pg.Pool): PostgresPool {
  const lines = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = lines.get(client) ?? lineOf(client)
      lines.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function lineOf(client: pg.PoolClient): PostgresPoolClient {
  const nameOf = planNames()
  const load = loadOf(client)
  let stage: 'outside' | 'opening' | 'inside' = 'outside'
  let ahead: Promise<unknown> = nothing
  const answers = new Map<string, Promise<unknown>>()

  const leave = () => {
    load.send()
    answers.clear()
    stage = 'outside'
    ahead = nothing
  }
  const outside: Send = (text, values) => {
    const name = nameOf(text)
    return name === undefined
      ? client.query(text, [...values])
      : client.query({ name, text, values: [...values] })
  }
  const sent: Send = (text, values) => {
    const answer = outside(text, values)
    answers.set(text, answer)
    return answer
  }
  const sendAhead = (send: () => Promise<unknown>) => {
    load.hold()
    const before = ahead
    const answer = send()
    ahead = before.then(() => answer)
    for (const one of [ahead, answer]) one.catch(ignore)
  }
  const opening: Send = async (text, values) => {
    if (ends.has(text)) {
      leave()
      return said(text.toUpperCase())
    }
    stage = 'inside'
    sendAhead(() => client.query('begin'))
    // A statement that writes must not be on its way should `begin` fail: it would be done outside of any transaction.
    if (!reading.test(text)) {
      load.send()
      await ahead
    }
    return inside(text, values)
  }
  const inside: Send = async (text, values) => {
    if (posted.has(text)) {
      sendAhead(() => outside(text, values))
      return said('')
    }
    if (asked.has(text) && !answers.has(text)) {
      sendAhead(() => sent(text, values))
      return said('')
    }
    // What is rolled back has failed for nobody.
    if (text.startsWith('rollback')) {
      ahead = nothing
      answers.clear()
    }
    const answer = answers.get(text) ?? outside(text, values)
    answers.delete(text)
    load.send()
    answer.catch(ignore)
    await ahead
    return ends.has(text) ? answer.finally(leave) : answer
  }
  const stages = { outside, opening, inside }

  const query: Send = async (text, values) => {
    if (text !== 'begin') return stages[stage](text, values)
    stage = 'opening'
    return said('BEGIN')
  }
  const release = (isBroken?: boolean) => {
    leave()
    client.release(isBroken)
  }
  // Kysely asks for cursors only where a dialect is given one, and ours is not.
  return { query, release } as unknown as PostgresPoolClient
}

/** Holds what is written to a connection until it leaves in one go: a write wakes a process of PostgreSQL. */
function loadOf(client: pg.PoolClient) {
  const wire = client instanceof pg.Client ? client.connection.stream : undefined
  let isHeld = false
  const hold = () => {
    if (!isHeld) wire?.cork()
    isHeld = true
  }
  const send = () => {
    if (isHeld) wire?.uncork()
    isHeld = false
  }
  return { hold, send }
}

type Send = (text: string, values: readonly unknown[]) => Promise<unknown>

const ends = new Set(['commit', 'rollback'])
const reading = /^\s*select\b/i
const nothing = Promise.resolve()

/** The failure is told by whoever waits for all that was sent ahead. */
function ignore(): void {}

function said(command: string) {
  return { command, rowCount: 0, rows: [] }
}
