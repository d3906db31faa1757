import type { FailureReason } from '@signet/flow'
import type { Translate } from '@signet/i18n'

/** A reason in the reader's language. One that is a sentence already is said as it is. */
export function sayReason(t: Translate, reason: FailureReason): string {
  return typeof reason === 'string' ? reason : t(reason.code, { requestId: '', ...reason.params })
}
