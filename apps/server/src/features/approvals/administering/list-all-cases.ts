import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { caseCards } from '../lists/case-card.ts'
import { listRows } from '../lists/list-store.ts'

export const listAllCases = serve(contract.approvals.allCases, async (call) => {
  const { input, tx } = call
  const { rows, total } = await listRows(tx, 'everybody', input, rangeOf(input))

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ at, rowId: id }) => ({ at, id }),
    show: await caseCards(call, 'everybody', rows),
  })
})
