import { type Diagram, type DrawnLine, type DrawnNode, linesOutOf } from './drawing.ts'

/** Nodes after which several ways may run side by side. */
export function dividingNodes(drawing: Diagram): readonly DrawnNode[] {
  return splitsOf(drawing).filter(({ part }) => part !== 'exclusive')
}

/** Nodes after which only one of several ways is taken. */
export function choosingNodes(drawing: Diagram): readonly DrawnNode[] {
  return splitsOf(drawing).filter(({ part }) => part === 'exclusive' || part === 'inclusive')
}

function splitsOf(drawing: Diagram): readonly DrawnNode[] {
  return drawing.nodes.filter(({ id, own }) => !own && linesOutOf(drawing, id).length > 1)
}

/** The transitions that can follow a transition without passing the nodes of `until`; itself included. */
export function linesAfter(
  drawing: Diagram,
  first: DrawnLine,
  until: ReadonlySet<string>,
): ReadonlySet<DrawnLine> {
  const found = new Set([first])
  for (const line of found)
    if (!until.has(line.to)) for (const next of linesOutOf(drawing, line.to)) found.add(next)
  return found
}

/** The nodes that every way from a node to an end passes. */
export function nodesOnEveryWay(drawing: Diagram, from: string): ReadonlySet<string> {
  const canEnd = (avoided: string) => {
    const seen = new Set([from])
    for (const id of seen) for (const { to } of linesOutOf(drawing, id)) if (to !== avoided) seen.add(to)
    return [...seen].some((id) => linesOutOf(drawing, id).length === 0)
  }
  return new Set(drawing.nodes.map(({ id }) => id).filter((id) => id !== from && !canEnd(id)))
}
