import { Refusal } from '@signet/std'
import type { OutboxFact } from '../../../outbox/fact.ts'
import { inSavepoint } from '../../approvals/index.ts'
import type { Changing } from './change-record.ts'

type Result<Done> = Readonly<{
  id: string
  ok: boolean
  refusal: string
  message: string
  done: Done | undefined
}>

/**
 * The same deed on many records, with one result for each. They are locked in the order of their ids, so that two
 * people with overlapping choices never wait for each other in a circle.
 */
export async function eachOf<Done>(
  call: Changing,
  ids: readonly string[],
  deed: (call: Changing, id: string) => Promise<Done>,
): Promise<readonly Result<Done>[]> {
  const results = new Map<string, Result<Done>>()
  for (const id of [...new Set(ids)].sort()) results.set(id, await doOne(call, id, deed))
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? [])
}

async function doOne<Done>(
  call: Changing,
  id: string,
  deed: (call: Changing, id: string) => Promise<Done>,
): Promise<Result<Done>> {
  const facts: OutboxFact[] = []
  const own = { ...call, tell: (fact: OutboxFact) => facts.push(fact) }
  try {
    const done = await inSavepoint(call.tx, () => deed(own, id))
    for (const fact of facts) call.tell(fact)
    return { id, ok: true, refusal: '', message: '', done }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, params } = error
    const message = call.server.words.t(call.caller.locale)(code, params)
    return { id, ok: false, refusal: code, message, done: undefined }
  }
}
