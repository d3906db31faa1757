import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { countLists } from './list-store.ts'

export const counts = serve(contract.approvals.counts, async ({ tx, actor }) => {
  const counted = await countLists(tx, actor.personId)
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
