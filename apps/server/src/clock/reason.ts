import { type RefusalCode, refusals } from '@signet/contract'
import type { FailureReason } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { z } from 'zod'

/** Why background work failed: a code of the catalogue and the parameters of its sentence. */
export const Reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type Reason = z.output<typeof Reason>

/** A stored reason: a code, or the sentence that another system or an earlier version wrote. */
export const KeptReason = z.union([z.string(), Reason])

/** Keeps a refusal as it is; any other error becomes the id under which it is logged. */
export function reasonOf(error: unknown, { loggedAs: requestId }: Readonly<{ loggedAs: string }>): Reason {
  const isSaid = error instanceof Refusal && Object.hasOwn(refusals, error.code as RefusalCode)
  return isSaid
    ? { code: error.code, params: { ...error.params } }
    : { code: 'server.failed', params: { requestId } }
}

/** Returns a reason in the reader's language; a stored sentence stays as it is. */
export function sayReason(t: Translate, reason: FailureReason): string {
  return typeof reason === 'string' ? reason : t(reason.code, { requestId: '', ...reason.params })
}
