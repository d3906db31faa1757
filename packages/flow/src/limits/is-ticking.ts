import type { CaseState } from '../case-state.ts'

/** Whether time counts for a case: not while it is suspended, sent back to its starter, stopped or over. */
export function isTicking({ status, deletedAt }: CaseState): boolean {
  return status === 'running' && deletedAt === undefined
}
