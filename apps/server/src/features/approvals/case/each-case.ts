import { type OfMany, rowOfMany } from '../../../http/row-of-many.ts'
import type { Acting } from './acting.ts'

export type CaseResult = { caseId: string; ok: boolean; refusal: string; message: string }

/** The same thing done to many cases, locked in the order of their ids; what is refused leaves nothing of its row. */
export async function eachCase(
  acting: Acting & OfMany,
  caseIds: readonly string[],
  act: (row: Acting, caseId: string) => Promise<unknown>,
): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>()
  for (const caseId of [...new Set(caseIds)].sort()) {
    const { done: _, ...row } = await rowOfMany(acting, (own) => act(own, caseId))
    results.set(caseId, { caseId, ...row })
  }
  return caseIds.flatMap((caseId) => results.get(caseId) ?? [])
}
