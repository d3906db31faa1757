import { type BatchCall, rowOfMany } from '../http/row-of-many.ts'
import type { Acting } from './acting.ts'

export type CaseResult = { caseId: string; ok: boolean; refusal: string; message: string }

/** Applies one action to many cases in the order of their ids; a refused row is rolled back alone. */
export async function eachCase(
  acting: Acting & BatchCall,
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
