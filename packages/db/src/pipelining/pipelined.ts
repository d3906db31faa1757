import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isAskedText, isPostedText, planNames } from './kept-plans.ts'

/**
 * A connection in pipeline mode: inside a transaction, statements without an awaited answer travel with the next
 * awaited one. `begin` travels with the first if that only reads; posted statements travel with `commit` at the
 * latest. A statement that fails ahead fails the awaited one, because PostgreSQL skips everything behind it.
 */
function pipelinedLine(client: pg.PoolClient): PostgresPoolClient {
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
  const outside = sender(client, planNames())
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
      return acknowledged(text.toUpperCase())
    }
    stage = 'inside'
    sendAhead(() => client.query('begin'))
    // A write must not be under way when `begin` fails, because it would run outside a transaction.
    if (!reading.test(text)) {
      load.send()
      await ahead
    }
    return inside(text, values)
  }
  const inside: Send = async (text, values) => {
    if (isPostedText(text)) {
      sendAhead(() => outside(text, values))
      return acknowledged('')
    }
    if (isAskedText(text) && !answers.has(text)) {
      sendAhead(() => sent(text, values))
      return acknowledged('')
    }
    // Errors of rolled-back statements do not matter.
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
    return acknowledged('BEGIN')
  }
  const release = (isBroken?: boolean) => {
    leave()
    client.release(isBroken)
  }
  // Kysely uses cursors only when the dialect has them, and ours has none.
  return { query, release } as unknown as PostgresPoolClient
}

/** Buffers writes to a connection and sends them at once, because each write wakes a PostgreSQL process. */
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

const ends = new Set(['commit', 'rollback'])
const reading = /^\s*select\b/i
const nothing = Promise.resolve()

/** The error reaches the awaited statement. */
function ignore(): void {}

/** A connection on which every statement is awaited; an asked statement keeps its answer until it is sent again. */
function plainLine(client: pg.PoolClient): PostgresPoolClient {
  const send = sender(client, planNames())
  const answers = new Map<string, unknown>()

  const query: Send = async (text, values) => {
    if (text === 'commit' || text.startsWith('rollback')) answers.clear()
    if (!isAskedText(text)) return send(text, values)

    if (answers.has(text)) {
      const answer = answers.get(text)
      answers.delete(text)
      return answer
    }
    answers.set(text, await send(text, values))
    return acknowledged('')
  }
  const release = (isBroken?: boolean) => {
    answers.clear()
    client.release(isBroken)
  }
  // Kysely uses cursors only when the dialect has them, and ours has none.
  return { query, release } as unknown as PostgresPoolClient
}

type Send = (text: string, values: readonly unknown[]) => Promise<unknown>

/** Sends statements to one connection, by plan name where one is kept. */
function sender(client: pg.PoolClient, nameOf: (text: string) => string | undefined): Send {
  return (text, values) => {
    const name = nameOf(text)
    return name === undefined
      ? client.query(text, [...values])
      : client.query({ name, text, values: [...values] })
  }
}

/** Answers a statement before PostgreSQL does. */
function acknowledged(command: string) {
  return { command, rowCount: 0, rows: [] }
}

/**
 * How statements of a transaction are sent. `pipelined`: those without an awaited answer travel with the next awaited
 * one. `plain`: each is awaited. See docs/pipelining.md.
 */
export type Statements = 'pipelined' | 'plain'

/** Opens a driver pool for Kysely that sends statements in one of these ways. */
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
