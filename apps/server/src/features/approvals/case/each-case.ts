import { Refusal } from '@signet/std'
import type { OutboxFact } from '../../../outbox/fact.ts'
import type { Acting } from './acting.ts'
import { inSavepoint } from './task-store.ts'

export type CaseResult = { caseId: string; ok: boolean; refusal: string; message: string }

/** The same thing done to many cases, locked in the order of their ids; what is refused leaves nothing of its row. */
export async function eachCase(
  acting: Acting,
  caseIds: readonly string[],
  act: (row: Acting, caseId: string) => Promise<unknown>,
): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>()
  for (const caseId of [...new Set(caseIds)].sort()) results.set(caseId, await oneCase(acting, caseId, act))
  return caseIds.flatMap((caseId) => results.get(caseId) ?? [])
}

async function oneCase(
  acting: Acting,
  caseId: string,
  act: (row: Acting, caseId: string) => Promise<unknown>,
): Promise<CaseResult> {
  const facts: OutboxFact[] = []
  try {
    await inSavepoint(acting.tx, () => act({ ...acting, tell: (fact) => facts.push(fact) }, caseId))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const message = acting.server.words.t(acting.caller.locale)(error.code, error.params)
    return { caseId, ok: false, refusal: error.code, message }
  }
  for (const fact of facts) acting.tell(fact)
  return { caseId, ok: true, refusal: '', message: '' }
}
