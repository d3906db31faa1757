import { type RefusalCode, refusals } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Reason } from './reason.ts'

/** What is kept of an error: a refusal as it is, of a fault of ours the number under which the log tells it. */
export function reasonOf(error: unknown, { loggedAs: requestId }: Readonly<{ loggedAs: string }>): Reason {
  const isSaid = error instanceof Refusal && Object.hasOwn(refusals, error.code as RefusalCode)
  return isSaid
    ? { code: error.code, params: { ...error.params } }
    : { code: 'server.failed', params: { requestId } }
}
