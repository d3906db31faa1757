import { contract } from '@signet/contract'
import { isOpen } from '@signet/flow'
import { rightsElsewhere } from '@signet/form'
import { serve } from '../../http/serve.ts'
import { answerOf } from './answer.ts'
import type { Sent } from './check-sent.ts'
import type { Held } from './move-case.ts'
import { moveTask } from './move-task.ts'
import { remarkOf } from './remark.ts'

/** Agrees, or handles where the node says so, and writes of the form what the node lets this person write. */
export const agree = serve(contract.approvals.agree, async (call) => {
  const { taskId, values = {}, ...written } = call.input
  const by = call.actor.personId
  const remark = await remarkOf(call, written)

  return answerOf(
    await moveTask(call, {
      taskId,
      command: () => ({ type: 'agree', by, task: taskId, ...remark }),
      sent: (held) => sentAt(held, taskId, by, values),
    }),
  )
})

/** Values count only with the person's own open task; without it the engine will say why nothing happens. */
function sentAt({ state, design }: Held, taskId: string, by: string, values: unknown): Sent | undefined {
  const task = state.tasks.find(({ id, person }) => id === taskId && person === by)
  const node = task && isOpen(task) ? design.flow.nodes.get(task.node) : undefined
  if (!node || !('sources' in node) || !('fields' in node)) return undefined

  return { values, rights: rightsElsewhere(node.fields), stage: 'submit' }
}
