import type { BillRuleSettings, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { showsPeriod } from '../../records/numbering/date-part.ts'

/** A counter that restarts each period must show the period, or numbers would repeat. */
export function refuseUnseenReset(settings: BillRuleSettings): void {
  if (settings.kind === 'serial' && !showsPeriod(settings))
    throw new Refusal<RefusalCode>('billRules.resetUnseen', { reset: settings.reset })
}
