import { contract, type Received } from '@signet/contract'
import type { FlowCommand } from '@signet/flow'
import { serve } from '../../../http/serve.ts'
import { moveEach } from '../case/move-each.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

type Decision = Received<typeof contract.approvals.decideMany>['decision']

/** Each row is decided as if it were opened alone: what its form or its step demands and is not there refuses that row. */
export const decideMany = serve(contract.approvals.decideMany, async (call) => {
  const { taskIds, decision, toUserId: to = '', opinion, signature } = call.input
  const by = call.actor.personId
  const remark = await remarkOf(call, { opinion, signature, attachments: [] })
  const commands: Readonly<Record<Decision, (task: string) => FlowCommand>> = {
    agree: (task) => ({ type: 'agree', by, task, ...remark }),
    reject: (task) => ({ type: 'reject', by, task, ...remark }),
    return: (task) => ({ type: 'return', by, task, to: 'start', ...remark }),
    transfer: (task) => ({ type: 'transfer', by, task, to, opinion }),
  }

  const results = await moveEach(call, taskIds, commands[decision], (held, taskId) =>
    decision === 'agree' ? sentAt(held, { taskId, values: {}, stage: 'submit' }) : undefined,
  )
  return { results }
})
