import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Hides the database's error message, which describes its tables, from everyone but administrators. */
export function withoutReason(error: unknown): never {
  const tells = error instanceof Refusal && error.code === 'dataInterfaces.statementFailed'
  throw tells ? new Refusal<RefusalCode>('dataInterfaces.statementFailed', { reason: 'none' }) : error
}
