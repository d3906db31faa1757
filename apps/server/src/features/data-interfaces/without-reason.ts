import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** What a database says of its tables is for administrators; others hear that it did not work. */
export function withoutReason(error: unknown): never {
  const tells = error instanceof Refusal && error.code === 'dataInterfaces.statementFailed'
  throw tells ? new Refusal<RefusalCode>('dataInterfaces.statementFailed', { reason: 'none' }) : error
}
