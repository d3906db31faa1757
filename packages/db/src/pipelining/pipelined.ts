import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isAskedText, isPostedText, planNames } from './kept-plans.ts'
import { acknowledged, type Send, sender } from './sender.ts'

/**
 * A connection in the driver's pipeline mode: inside a transaction, what needs no answer of its own travels with the next
 * statement that waits for one. `begin` travels with the first, when that only reads; posted statements travel with
 * `commit` at the latest. A statement that failed ahead fails the one that waits; PostgreSQL has then skipped everything
 * behind it.
 */
export function pipelinedLine(client: pg.PoolClient): PostgresPoolClient {
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
    // A statement that writes must not be on its way should `begin` fail: it would be done outside of any transaction.
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
    return acknowledged('BEGIN')
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

const ends = new Set(['commit', 'rollback'])
const reading = /^\s*select\b/i
const nothing = Promise.resolve()

/** The failure reaches the statement that waits for all that was sent ahead. */
function ignore(): void {}
