import { contract } from '@signet/contract'
import { caseIdOfTask } from '../../../cases/apply-task-command.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { opTypeOf } from '../../../cases/reading/op-type.ts'
import { findCase } from '../../../cases/store/case-store.ts'
import { serve } from '../../../http/serve.ts'

/** Returns the role that an id in a message has now. The client's own claim is ignored. */
export const findViewerRole = serve(contract.approvals.operatorInfo, async (call) => {
  const { id } = call.input
  const stored = await findCase(call.tx, id)
  const caseId = stored?.id ?? caseIdOfTask(id)
  const seen = await loadVisibleCase(call, { caseId, taskId: id, stored })

  return { caseId, taskId: seen.viewer.as === 'task' ? seen.viewer.task.id : null, opType: opTypeOf(seen) }
})
