import { contract, type ParsedInput } from '@signet/contract'
import type { FlowCommand, Remark } from '@signet/flow'
import { moveEach } from '../../../cases/move-task.ts'
import { serve } from '../../../http/serve.ts'
import { remarkOf } from './remark.ts'
import { sentAt } from './sent-at.ts'

type Decision = ParsedInput<typeof contract.approvals.decideMany>['decision']
type DecidedTask = Readonly<{ by: string; task: string; to: string; remark: Remark }>
type DecisionRule = Readonly<{
  command: (decided: DecidedTask) => FlowCommand
  /** Whether the form must be complete. */
  submitsForm: boolean
}>

const decisions: Readonly<Record<Decision, DecisionRule>> = {
  agree: {
    command: ({ by, task, remark }) => ({ type: 'agree', by, task, ...remark }),
    submitsForm: true,
  },
  reject: {
    command: ({ by, task, remark }) => ({ type: 'reject', by, task, ...remark }),
    submitsForm: false,
  },
  return: {
    command: ({ by, task, remark }) => ({ type: 'return', by, task, to: 'start', ...remark }),
    submitsForm: false,
  },
  transfer: {
    command: ({ by, task, to, remark: { opinion = '' } }) => ({ type: 'transfer', by, task, to, opinion }),
    submitsForm: false,
  },
}

/** Decides each task as if opened alone; requirements of its form or node refuse only that row. */
export const decideTasks = serve(contract.approvals.decideMany, async (call) => {
  const { taskIds, decision, toUserId: to = '', opinion, signature } = call.input
  const by = call.actor.personId
  const remark = await remarkOf(call, { opinion, signature, attachments: [] })
  const { command, submitsForm } = decisions[decision]

  const results = await moveEach(
    call,
    taskIds,
    (task) => command({ by, task, to, remark }),
    (held, taskId) => (submitsForm ? sentAt(held, { taskId, values: {}, stage: 'submit' }) : undefined),
  )
  return { results }
})
