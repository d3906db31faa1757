import { contract } from '@signet/contract'
import type { CaseState } from '@signet/flow'
import { applyCommand } from '../../../cases/apply-command.ts'
import { applyToEachCase } from '../../../cases/apply-task-command.ts'
import { commandAnswer } from '../../../cases/command-result.ts'
import { serve } from '../../../http/serve.ts'

export const administerCases = serve(contract.approvals.steer, async (call) => {
  const { act: type, caseIds, opinion } = call.input
  const by = call.actor.personId
  const results = await applyToEachCase(call, caseIds, (row, caseId) =>
    applyCommand(row, { caseId, command: () => ({ type, by, opinion }) }),
  )
  return { results }
})

export const jumpToNode = serve(contract.approvals.jump, async (call) => {
  const { caseId, node, to, opinion } = call.input
  const command = () => ({ type: 'jump' as const, by: call.actor.personId, node, to, opinion })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

export const reassignNode = serve(contract.approvals.reassign, async (call) => {
  const { caseId, node, userIds: people, opinion } = call.input
  const command = () => ({ type: 'reassign' as const, by: call.actor.personId, node, people, opinion })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

export const recordStep = serve(contract.approvals.recordStep, async (call) => {
  const { caseId, step: name } = call.input
  const command = () => ({ type: 'recordStep' as const, by: call.actor.personId, name })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

/** Retries the wait at the node if there is one; otherwise enters the node again. */
export const retryNode = serve(contract.approvals.retry, async (call) => {
  const { caseId, node, opinion } = call.input
  const decision = { by: call.actor.personId, opinion }
  const command = ({ state }: { state: CaseState }) => {
    const wait = state.waits?.find((one) => one.node === node && one.outcome === undefined)?.id
    return wait === undefined
      ? ({ type: 'retry', node, ...decision } as const)
      : ({ type: 'retryWait', wait, ...decision } as const)
  }

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

export const terminateCase = serve(contract.approvals.terminate, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'terminate' as const, by: call.actor.personId, opinion })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})
