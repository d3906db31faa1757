import { contract } from '@signet/contract'
import { moveEach } from '../../../cases/move-task.ts'
import { serve } from '../../../http/serve.ts'

export const startTasks = serve(contract.approvals.start, async (call) => {
  const by = call.actor.personId

  return { results: await moveEach(call, call.input.taskIds, (task) => ({ type: 'start', by, task })) }
})
