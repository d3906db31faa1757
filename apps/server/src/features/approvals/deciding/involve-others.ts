import { contract } from '@signet/contract'
import { moveTask } from '../../../cases/apply-task-command.ts'
import { answerOf } from '../../../cases/command-result.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf, sentAt } from './task-input.ts'

export const askForHelp = serve(contract.approvals.assist, async (call) => {
  const { taskId, userIds: people, opinion } = call.input
  const by = call.actor.personId
  const command = () => ({ type: 'assist' as const, by, task: taskId, people, opinion })

  return answerOf(await moveTask(call, { taskId, command }))
})

/** A helper returns the task with their changes to the form; required fields may still be empty. */
export const finishHelp = serve(contract.approvals.help, async (call) => {
  const { taskId, values = {}, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId

  return answerOf(
    await moveTask(call, {
      taskId,
      command: () => ({ type: 'help', by, task: taskId, ...remark }),
      sent: (held) => sentAt(held, { taskId, values, stage: 'draft' }),
    }),
  )
})

/** Adding signers after oneself implies agreement, so the form must be complete. */
export const addSigners = serve(contract.approvals.addSigners, async (call) => {
  const { taskId, userIds: people, place, voting, values = {}, ...written } = call.input
  const remark = await remarkOf(call, written)
  const by = call.actor.personId
  const command = () => ({ type: 'addSigners' as const, by, task: taskId, people, place, voting, ...remark })

  const stage = place === 'after' ? ('submit' as const) : ('draft' as const)
  return answerOf(
    await moveTask(call, { taskId, command, sent: (held) => sentAt(held, { taskId, values, stage }) }),
  )
})

export const removeSigners = serve(contract.approvals.removeSigners, async (call) => {
  const { taskId, userIds: people, choices } = call.input
  const along = choices && { choices }
  const by = call.actor.personId
  const command = () => ({ type: 'removeSigners' as const, by, task: taskId, people, ...along })

  return answerOf(await moveTask(call, { taskId, command }))
})

export const copyCase = serve(contract.approvals.copyTo, async (call) => {
  const { taskId, userIds: people } = call.input
  const command = () => ({ type: 'copy' as const, by: call.actor.personId, task: taskId, people })

  return answerOf(await moveTask(call, { taskId, command }))
})
