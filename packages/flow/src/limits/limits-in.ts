import type { FlowDefinition } from '../definition/flow-definition.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import type { TimeLimit } from '../nodes/time-limit.ts'

/** The limit that holds at each node of people: its own, or that of the whole flow; left out where there is none. */
export function limitsIn({ nodes, rules }: FlowDefinition): ReadonlyMap<string, TimeLimit> {
  const limits = nodes.flatMap((node) => {
    if (!isPeopleNode(node) || node.timeLimit === 'none') return []
    const limit = node.timeLimit === 'asFlow' ? rules.timeLimit : node.timeLimit
    return limit ? [[node.id, limit] as const] : []
  })
  return new Map(limits)
}
