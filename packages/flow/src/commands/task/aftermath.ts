import type { CaseState, Task } from '../../case-state.ts'
import type { FlowNode } from '../../flow-definition.ts'
import type { FlowPlan } from '../../flow-plan.ts'
import { kindOf } from '../../nodes/node-kinds.ts'

/**
 * The nodes, of people or of the system, that were entered because the task's node was left: entered after it, and led to from it.
 * Empty while the node is still voting.
 */
export function aftermath(plan: FlowPlan, state: CaseState, { node: origin }: Task): readonly string[] {
  const since = state.visits[origin]?.sequence ?? 0
  return Object.entries(state.visits)
    .filter(([node, visit]) => visit.sequence > since && isWorkedAt(plan.nodes.get(node)))
    .map(([node]) => node)
    .filter((node) => isLedTo(state, node, { origin, since }))
}

function isWorkedAt(node: FlowNode | undefined): boolean {
  if (!node) return false
  const { waitsFor } = kindOf(node)
  return waitsFor === 'people' || waitsFor === 'system'
}

type Origin = Readonly<{ origin: string; since: number }>

/** Each hop goes to an earlier visit, so the way back ends. */
function isLedTo({ visits }: CaseState, node: string, { origin, since }: Origin): boolean {
  let visit = visits[node]
  while (visit && visit.sequence > since) {
    if (visit.from === origin) return true
    const earlier = visits[visit.from]
    visit = earlier && earlier.sequence < visit.sequence ? earlier : undefined
  }
  return false
}
