import { contract } from '@signet/contract'
import { applyTaskCommand } from '../../../cases/apply-task-command.ts'
import { commandAnswer } from '../../../cases/command-result.ts'
import { serve } from '../../../http/serve.ts'
import { applySealed } from './apply-sealed.ts'
import { checkRemark, valuesForTask } from './task-input.ts'

export const askForHelp = serve(contract.approvals.assist, async (call) => {
  const { taskId, userIds: people, opinion } = call.input
  const by = call.actor.personId
  const command = () => ({ type: 'assist' as const, by, task: taskId, people, opinion })

  return commandAnswer(await applyTaskCommand(call, { taskId, command }))
})

/** A helper returns the task with their changes to the form; required fields may still be empty. */
export const finishHelp = serve(contract.approvals.help, async (call) => {
  const { taskId, sequence, values = {}, ...written } = call.input
  const remark = await checkRemark(call, written)
  const by = call.actor.personId

  return commandAnswer(
    await applyTaskCommand(call, {
      taskId,
      sequence,
      command: () => ({ type: 'help', by, task: taskId, ...remark }),
      sent: (locked) => valuesForTask(locked, { taskId, values, stage: 'draft' }),
    }),
  )
})

/** Adding signers after oneself implies agreement, so the form must be complete. */
export const addSigners = serve(contract.approvals.addSigners, async (call) => {
  const { taskId, userIds: people, place, voting, values = {}, seal, ...written } = call.input
  const remark = { ...(await checkRemark(call, written)), people, place, voting }
  const by = call.actor.personId
  const isAgreed = place === 'after'
  const stage = isAgreed ? ('submit' as const) : ('draft' as const)
  return commandAnswer(
    await applySealed(call, { taskId, seal: isAgreed ? seal : undefined }, (applied) =>
      applyTaskCommand(call, {
        taskId,
        command: () => ({ type: 'addSigners', by, task: taskId, ...remark, ...applied }),
        sent: (locked) => valuesForTask(locked, { taskId, values, stage }),
      }),
    ),
  )
})

export const removeSigners = serve(contract.approvals.removeSigners, async (call) => {
  const { taskId, userIds: people, choices } = call.input
  const options = choices && { choices }
  const by = call.actor.personId
  const command = () => ({ type: 'removeSigners' as const, by, task: taskId, people, ...options })

  return commandAnswer(await applyTaskCommand(call, { taskId, command }))
})

export const copyCase = serve(contract.approvals.copyTo, async (call) => {
  const { taskId, userIds: people } = call.input
  const command = () => ({ type: 'copy' as const, by: call.actor.personId, task: taskId, people })

  return commandAnswer(await applyTaskCommand(call, { taskId, command }))
})
