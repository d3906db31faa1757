import { contract } from '@signet/contract'
import type { CaseState } from '@signet/flow'
import { moveCase } from '../../../cases/move-case.ts'
import { answerOf } from '../../../cases/moved.ts'
import { serve } from '../../../http/serve.ts'

/** Retries the wait at the node if there is one; otherwise enters the node again. */
export const retryNode = serve(contract.approvals.retry, async (call) => {
  const { caseId, node, opinion } = call.input
  const deed = { by: call.actor.personId, opinion }
  const command = ({ state }: { state: CaseState }) => {
    const wait = state.waits?.find((one) => one.node === node && one.outcome === undefined)?.id
    return wait === undefined
      ? ({ type: 'retry', node, ...deed } as const)
      : ({ type: 'retryWait', wait, ...deed } as const)
  }

  return answerOf(await moveCase(call, { caseId, command }))
})
