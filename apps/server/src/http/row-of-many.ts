import type { Endpoint } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { OutboxFact } from '../clock/outbox/facts.ts'
import { problemsOf, ValuesRefused } from './envelope.ts'
import type { Call } from './serve.ts'

/** The part of a call that an action on many rows needs. */
export type BatchCall = Pick<Call<Endpoint>, 'tx' | 'tell' | 'deny' | 'server' | 'caller'>

export type RowResult<Done> = Readonly<{
  ok: boolean
  refusal: string
  message: string
  done: Done | undefined
}>

/**
 * Performs one row of a batch in a savepoint. A refused row leaves only its audit entry, as a refused call
 * does; the other rows stay.
 */
export async function performRow<Own extends BatchCall, Done>(
  call: Own,
  act: (own: Own) => Promise<Done>,
): Promise<RowResult<Done>> {
  const facts: OutboxFact[] = []
  try {
    const done = await inSavepoint(call.tx, () => act({ ...call, tell: (fact) => facts.push(fact) }))
    for (const fact of facts) call.tell(fact)
    return { ok: true, refusal: '', message: '', done }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    call.deny(error)
    return { ok: false, refusal: error.code, message: sentenceOf(call, error), done: undefined }
  }
}

/** Rolls back only this action when it is refused. */
export async function inSavepoint<Result>(tx: Tx, act: () => Promise<Result>): Promise<Result> {
  await sql`savepoint one_row`.execute(tx)
  try {
    const result = await act()
    await sql`release savepoint one_row`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint one_row`.execute(tx)
    await sql`release savepoint one_row`.execute(tx)
    throw error
  }
}

function sentenceOf({ server, caller: { locale } }: BatchCall, refusal: Refusal): string {
  const say = server.words.t(locale)
  if (!(refusal instanceof ValuesRefused)) return say(refusal.code, refusal.params)

  const sentences = problemsOf(refusal, say, locale).map(({ message }) => message)
  return sentences.join(' ')
}
