import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { ruleRows } from '../../records/numbering/bill-rule-store.ts'
import { billRuleView } from './bill-rule-view.ts'

export const listBillRules = serve(contract.billRules.list, async ({ input, tx, now, server }) => {
  const { rows, total } = await ruleRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (rule) => billRuleView(rule, server, now),
  })
})
