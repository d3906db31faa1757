import { contract } from '@signet/contract'
import { applyToEachTask } from '../../../cases/apply-task-command.ts'
import { serve } from '../../../http/serve.ts'

export const signTasks = serve(contract.approvals.sign, async (call) => {
  const by = call.actor.personId

  return { results: await applyToEachTask(call, call.input.taskIds, (task) => ({ type: 'sign', by, task })) }
})

export const unsignTasks = serve(contract.approvals.unsign, async (call) => {
  const by = call.actor.personId

  return {
    results: await applyToEachTask(call, call.input.taskIds, (task) => ({ type: 'unsign', by, task })),
  }
})

export const startTasks = serve(contract.approvals.start, async (call) => {
  const by = call.actor.personId

  return { results: await applyToEachTask(call, call.input.taskIds, (task) => ({ type: 'start', by, task })) }
})
