import { contract } from '@signet/contract'
import type { CaseState } from '@signet/flow'
import { serve } from '../../../http/serve.ts'
import { answerOf } from '../case/answer.ts'
import { moveCase } from '../case/move-case.ts'

/** Work that waits at the node is tried again as it is; otherwise the node is entered once more. */
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
