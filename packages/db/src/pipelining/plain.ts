import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isAskedText, planNames } from './kept-plans.ts'
import { acknowledged, type Send, sender } from './sender.ts'

/** A connection on which every statement waits for its answer; an asked statement keeps it until it is asked for. */
export function plainLine(client: pg.PoolClient): PostgresPoolClient {
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
  // Kysely asks for cursors only where a dialect is given one, and ours is not.
  return { query, release } as unknown as PostgresPoolClient
}
