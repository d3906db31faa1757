import { isOpen, isPeopleNode } from '@signet/flow'
import { rightsElsewhere } from '@signet/form'
import type { Sent } from '../../../cases/check-sent.ts'
import type { Held } from '../../../cases/move-case.ts'

type TaskValues = Readonly<{ taskId: string; values: unknown; stage: Sent['stage'] }>

/**
 * Values count only with an open task and never in a revocation. The engine checks whether the person may
 * act; if not, nothing is stored.
 */
export function sentAt({ state, design }: Held, { taskId, values, stage }: TaskValues): Sent | undefined {
  const task = state.tasks.find(({ id }) => id === taskId)
  const node = task && isOpen(task) ? design.flow.nodes.get(task.node) : undefined
  if (state.revokes || !isPeopleNode(node)) return undefined

  return { values, rights: rightsElsewhere(node.fields), stage }
}
