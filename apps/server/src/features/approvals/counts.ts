import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { countLists } from './list-store.ts'
import { agenciesOf } from './on-behalf.ts'

export const counts = serve(contract.approvals.counts, async (call) => {
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
    circulated: Number(counted.circulated),
    circulatedUnread: Number(counted.circulatedUnread),
  }
})
