import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Answer, Flight, type Statement } from './flight.ts'
import { isAskedText, isPostedText, planNames } from './kept-plans.ts'

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
  const pool = new pg.Pool(config)
  const lineOf = statements === 'pipelined' ? pipelinedLine : plainLine
  const lines = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const line = lines.get(client) ?? lineOf(client)
    lines.set(client, line)
    return line
  }
  return { pool, lines: { options: pool.options, connect, end: () => pool.end() } }
}

/** Kysely uses cursors only when the dialect has them, and ours has none. */
function lineFrom(query: Send, release: (isBroken?: boolean) => void): PostgresPoolClient {
  return { query, release } as unknown as PostgresPoolClient
}

type Send = (text: string, values: readonly unknown[]) => Promise<unknown>

function pipelinedLine(client: pg.PoolClient): PostgresPoolClient {
  const connection = connectionOf(client)
  let transaction: Transaction | undefined

  const query: Send = async (text, values) => {
    if (text === 'begin' || text.startsWith('start transaction')) {
      transaction = new Transaction(connection, text)
      return acknowledged('BEGIN')
    }
    if (!transaction) return connection.send(text, values)

    const { query } = transaction
    if (ends.has(text)) transaction = undefined
    return query(text, values)
  }
  const release = (isBroken?: boolean) => {
    transaction = undefined
    client.release(isBroken)
  }
  return lineFrom(query, release)
}

const ends = new Set(['commit', 'rollback'])

type Waiting = Statement & Readonly<{ answered?: PromiseWithResolvers<Answer> }>

/**
 * A transaction whose statements without an awaited answer, `begin` first, wait for the next awaited one and travel
 * with it; posted statements travel with `commit` at the latest. One that fails ahead fails the awaited one, because
 * PostgreSQL skips everything behind it in a flight.
 */
class Transaction {
  readonly #connection: Connection
  readonly #asked = new Map<string, Promise<Answer>>()
  #waiting: Waiting[]
  #isBegun = false

  constructor(connection: Connection, begin: string) {
    this.#connection = connection
    this.#waiting = [connection.statementOf(begin, [])]
  }

  readonly query: Send = async (text, values) => {
    if (text.startsWith('rollback')) return this.#rollBack(text)
    if (text === 'commit') return this.#commit()
    if (this.#asked.has(text)) return this.#answerOf(text)
    if (isAskedText(text)) return this.#ask(text, values)
    if (isSeveral(text, values)) return this.#sendApart(text)

    this.#waiting.push(this.#connection.statementOf(text, values))
    return isPostedText(text) ? acknowledged('') : this.#depart()
  }

  #ask(text: string, values: readonly unknown[]) {
    const answered = Promise.withResolvers<Answer>()
    answered.promise.catch(ignore)
    this.#asked.set(text, answered.promise)
    this.#waiting.push({ ...this.#connection.statementOf(text, values), answered })
    return acknowledged('')
  }

  async #answerOf(text: string): Promise<Answer | undefined> {
    const answer = this.#asked.get(text)
    this.#asked.delete(text)
    if (this.#waiting.length > 0) await this.#depart()
    return answer
  }

  /** Sends what waits; returns the answer of the last statement. */
  async #depart(): Promise<Answer | undefined> {
    const sent = this.#waiting
    this.#waiting = []
    this.#isBegun = true
    try {
      const answers = await this.#connection.fly(sent)
      for (const [at, answer] of answers.entries()) sent[at]?.answered?.resolve(answer)
      return answers.at(-1)
    } catch (error) {
      for (const { answered } of sent) answered?.reject(error)
      throw error
    }
  }

  async #sendApart(text: string): Promise<unknown> {
    await this.#depart()
    return this.#connection.send(text, [])
  }

  async #commit(): Promise<unknown> {
    const isEmpty = !this.#isBegun && this.#waiting.length === 1
    if (isEmpty) return acknowledged('COMMIT')

    this.#waiting.push(this.#connection.statementOf('commit', []))
    try {
      return await this.#depart()
    } catch (error) {
      // A statement that failed ahead of `commit` made PostgreSQL skip it, which leaves the transaction open.
      await this.#connection.send('rollback', []).catch(ignore)
      throw error
    }
  }

  /** What waits would be undone, so it is not sent: savepoints are awaited, so they were sent before. */
  #rollBack(text: string): unknown {
    this.#waiting = []
    this.#asked.clear()
    return this.#isBegun ? this.#connection.send(text, []) : acknowledged('ROLLBACK')
  }
}

/** The error reaches the awaited statement. */
function ignore(): void {}

/** A connection on which every statement is awaited; an asked statement keeps its answer until it is sent again. */
function plainLine(client: pg.PoolClient): PostgresPoolClient {
  const { send } = connectionOf(client)
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
  return lineFrom(query, release)
}

/** Answers a statement before PostgreSQL does. */
function acknowledged(command: string) {
  return { command, rowCount: 0, rows: [] }
}

type Connection = ReturnType<typeof connectionOf>

/** Sends statements over one connection, by plan name where one is kept. */
function connectionOf(client: pg.PoolClient) {
  const nameOf = planNames()
  const reading = { kept: new Map(), parserOf: (oid: number) => client.getTypeParser(oid, 'text') }

  const statementOf = (text: string, values: readonly unknown[]): Statement => ({
    name: nameOf(text),
    text,
    values,
  })
  const fly = async (statements: readonly Statement[]): Promise<readonly Answer[]> => {
    try {
      return await client.query(new Flight(statements, reading)).answers
    } catch (error) {
      // The driver makes an error where it reads the socket; who sent the statement says more.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
  const send: Send = async (text, values) =>
    isSeveral(text, values) ? client.query(text) : (await fly([statementOf(text, values)]))[0]
  return { statementOf, fly, send }
}

/** Whether a text may hold several statements, which cannot be prepared. */
function isSeveral(text: string, values: readonly unknown[]): boolean {
  return values.length === 0 && text.includes(';')
}
