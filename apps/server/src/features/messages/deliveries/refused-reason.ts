import { Refusal } from '@signet/std'
import type { Reason } from '../../../clock/reason.ts'

/** Returns the reason of a refusal; other errors are faults of ours and are thrown on. */
export function refusedReason(error: unknown): Reason {
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, params: { ...error.params } }
}
