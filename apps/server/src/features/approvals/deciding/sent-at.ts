import { isOpen, isPeopleNode } from '@signet/flow'
import { rightsElsewhere } from '@signet/form'
import type { Sent } from '../case/check-sent.ts'
import type { Held } from '../case/move-case.ts'

type Sending = Readonly<{ taskId: string; values: unknown; stage: Sent['stage'] }>

/**
 * Values count only with an open task, and never where a finished case is to be revoked; whose it is and whether he may the engine says, and then nothing is stored.
 */
export function sentAt({ state, design }: Held, { taskId, values, stage }: Sending): Sent | undefined {
  const task = state.tasks.find(({ id }) => id === taskId)
  const node = task && isOpen(task) ? design.flow.nodes.get(task.node) : undefined
  if (state.revokes || !isPeopleNode(node)) return undefined

  return { values, rights: rightsElsewhere(node.fields), stage }
}
