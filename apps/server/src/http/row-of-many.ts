import type { Endpoint } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { OutboxFact } from '../outbox/facts.ts'
import { problemsOf, ValuesRefused } from './envelope.ts'
import type { Call } from './serve.ts'

/** What a deed on many rows needs of its call. */
export type OfMany = Pick<Call<Endpoint>, 'tx' | 'tell' | 'deny' | 'server' | 'caller'>

export type RowOfMany<Done> = Readonly<{
  ok: boolean
  refusal: string
  message: string
  done: Done | undefined
}>

/**
 * One row of a call on many: what is refused leaves nothing of its row but the same record of who tried it as a refused
 * call leaves, and what the others did stays.
 */
export async function rowOfMany<Own extends OfMany, Done>(
  call: Own,
  act: (own: Own) => Promise<Done>,
): Promise<RowOfMany<Done>> {
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

/** What this does is undone when it is refused; what was done before stays. */
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

function sentenceOf({ server, caller: { locale } }: OfMany, refusal: Refusal): string {
  const say = server.words.t(locale)
  if (!(refusal instanceof ValuesRefused)) return say(refusal.code, refusal.params)

  const sentences = problemsOf(refusal, say, locale).map(({ message }) => message)
  return sentences.join(' ')
}
