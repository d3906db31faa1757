import { contract } from '@signet/contract'
import { agenciesOf } from '../../../cases/on-behalf.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { caseCards } from './case-card.ts'
import { countLists, listRows } from './list-store.ts'

export const listCases = serve(contract.approvals.list, async (call) => {
  const { input, actor, tx } = call
  const whose = { list: input.list, personId: actor.personId, agencies: await agenciesOf(call) }
  const { rows, total } = await listRows(tx, whose, input, rangeOf(input))

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, rowId: id }) => ({ at, id }),
    show: await caseCards(call, whose, rows),
  })
})

export const listAllCases = serve(contract.approvals.allCases, async (call) => {
  const { input, tx } = call
  const { rows, total } = await listRows(tx, 'everybody', input, rangeOf(input))

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, rowId: id }) => ({ at, id }),
    show: await caseCards(call, 'everybody', rows),
  })
})

export const readCounts = serve(contract.approvals.counts, async (call) => {
  const mine = { personId: call.actor.personId, agencies: await agenciesOf(call) }
  const counted = await countLists(call.tx, mine)
  return {
    launched: Number(counted.launched),
    launchedRunning: Number(counted.launchedRunning),
    launchedReturned: Number(counted.launchedReturned),
    pending: Number(counted.pending),
    toSign: Number(counted.toSign),
    toDo: Number(counted.toDo),
    doing: Number(counted.doing),
    done: Number(counted.done),
    overdue: Number(counted.overdue),
    launchedOverdue: Number(counted.launchedOverdue),
    circulated: Number(counted.circulated),
    circulatedUnread: Number(counted.circulatedUnread),
  }
})
