import { contract } from '@signet/contract'
import { agenciesOf } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'
import { countLists } from './list-store.ts'

export const readCounts = serve(contract.approvals.counts, async (call) => {
  const mine = { personId: call.actor.personId, agencies: await agenciesOf(call) }
  const counted = await countLists(call.tx, mine)
  return {
    launched: Number(counted.launched),
    launchedRunning: Number(counted.launchedRunning),
    launchedReturned: Number(counted.launchedReturned),
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
