import type { ReportNote } from '../note.ts'
import { type Diagram, type DrawnNode, lineOf, linesInto, nodeOf } from './drawing.ts'
import { dividingNodes } from './ways.ts'

/**
 * BPMN ends a process when all its ways have ended, and a flow at the first end. Where ways run side by side, a merge
 * before one end waits for all of them; an end that terminates stays apart.
 */
export function joinEnds(drawing: Diagram, tell: ReportNote): Diagram {
  const ends = drawing.nodes.filter((node) => node.part === 'end' && !node.own && !node.terminates)
  const [kept, ...others] = ends
  const count = ends.flatMap(({ id }) => linesInto(drawing, id)).length
  if (!kept || count < 2 || dividingNodes(drawing).length === 0) return drawing

  for (const { id, name } of others) tell('endsJoined', { element: id, name: name || id })
  return withMerge(drawing, kept, new Set(ends.map(({ id }) => id)))
}

function withMerge({ nodes, lines }: Diagram, kept: DrawnNode, ends: ReadonlySet<string>): Diagram {
  const merge = nodeOf(`${kept.id}_all`, 'merge')
  return {
    nodes: [...nodes.filter(({ id }) => id === kept.id || !ends.has(id)), merge],
    lines: [
      ...lines.map((line) => (ends.has(line.to) ? { ...line, to: merge.id } : line)),
      lineOf(merge.id, kept.id),
    ],
  }
}
