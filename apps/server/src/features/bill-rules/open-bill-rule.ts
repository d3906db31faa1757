import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findRule } from '../../records/numbering/bill-rule-store.ts'
import { billRuleView } from './bill-rule-view.ts'

export const openBillRule = serve(contract.billRules.open, async ({ input, tx, now, server }) =>
  billRuleView(await findRule(tx, input.id), server, now),
)
