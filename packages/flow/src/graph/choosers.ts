import type { FlowDefinition, FlowNode } from '../definition/flow-definition.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { isBranch } from '../nodes/traits-of.ts'

/**
 * The start and the nodes of people from which a way without further people leads to a branch that somebody chooses, or
 * to a node whose people somebody names. Whoever decides there has to choose.
 */
export function choosersIn({ nodes, lines }: FlowDefinition, start: string): ReadonlySet<string> {
  const waiting = nodes.filter(isToChoose).map(({ id }) => id)
  const isPassed = new Set(
    nodes.filter((node) => !isPeopleNode(node) && node.id !== start).map(({ id }) => id),
  )
  const found = new Set<string>()
  const seen = new Set(waiting)
  const open = [...waiting]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { from } of lines.filter(({ to }) => to === at)) {
      if (!isPassed.has(from)) found.add(from)
      else if (!seen.has(from)) open.push(from)
      seen.add(from)
    }
  return found
}

function isToChoose(node: FlowNode): boolean {
  if (isPeopleNode(node)) return node.candidates
  return isBranch(node) && node.mode === 'chosen'
}
