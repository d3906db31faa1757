import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { moveEach } from '../case/move-each.ts'

export const startTasks = serve(contract.approvals.start, async (call) => {
  const by = call.actor.personId

  return { results: await moveEach(call, call.input.taskIds, (task) => ({ type: 'start', by, task })) }
})
