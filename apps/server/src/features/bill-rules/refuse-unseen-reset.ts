import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { showsPeriod } from './date-part.ts'

/** Counting that begins anew each month needs the month in the number, or next month repeats this one's. */
export function refuseUnseenReset(settings: BillRuleSettings): void {
  if (settings.kind === 'serial' && !showsPeriod(settings))
    throw new Refusal<RefusalCode>('billRules.resetUnseen', { reset: settings.reset })
}
