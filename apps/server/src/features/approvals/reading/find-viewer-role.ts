import { contract } from '@signet/contract'
import { caseIdOfTask } from '../../../cases/apply-task-command.ts'
import { loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { findCase } from '../../../cases/store/case-store.ts'
import { serve } from '../../../http/serve.ts'

/**
 * Returns the role that an id in a message has now, in wire numbers: -1 editable by me, 0 mine, 1 to sign,
 * 2 to do, 3 doing, 4 done, 5 circulated, 6 monitored. The client's own claim is ignored.
 */
export const findViewerRole = serve(contract.approvals.operatorInfo, async (call) => {
  const { id } = call.input
  const stored = await findCase(call.tx, id)
  const caseId = stored?.id ?? caseIdOfTask(id)
  const seen = await loadVisibleCase(call, { caseId, taskId: id, stored })

  return { caseId, taskId: seen.viewer.as === 'task' ? seen.viewer.task.id : null, opType: opTypeOf(seen) }
})

function opTypeOf({ viewer, state: { status } }: VisibleCase): string {
  switch (viewer.as) {
    case 'task':
      return { toSign: '1', toDo: '2', doing: '3', waiting: '4', done: '4', cancelled: '4' }[
        viewer.task.stage
      ]
    case 'starter':
      return ['draft', 'returned', 'recalled'].includes(status) ? '-1' : '0'
    case 'copy':
      return '5'
    case 'administrator':
      return '6'
  }
}
