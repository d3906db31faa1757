import { contract } from '@signet/contract'
import { agenciesOf } from '../../../cases/on-behalf.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { caseCards } from './case-card.ts'
import { listRows } from './list-store.ts'

export const listCases = serve(contract.approvals.list, async (call) => {
  const { input, actor, tx } = call
  const whose = { list: input.list, personId: actor.personId, agencies: await agenciesOf(call) }
  const { rows, total } = await listRows(tx, whose, input, rangeOf(input))

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ at, rowId: id }) => ({ at, id }),
    show: await caseCards(call, whose, rows),
  })
})
