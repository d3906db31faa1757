import { contract } from '@signet/contract'
import { moveEach } from '../../../cases/move-task.ts'
import { serve } from '../../../http/serve.ts'

export const unsignTasks = serve(contract.approvals.unsign, async (call) => {
  const by = call.actor.personId

  return { results: await moveEach(call, call.input.taskIds, (task) => ({ type: 'unsign', by, task })) }
})
