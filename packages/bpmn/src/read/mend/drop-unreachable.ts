import type { ReportNote } from '../../note.ts'
import type { Drawing } from '../drawing.ts'

/** Nodes that no way from the start leads to any more, such as what follows an event at the edge of a task. */
export function dropUnreachable(drawing: Drawing, tell: ReportNote): Drawing {
  const reached = reachedFrom(drawing)
  for (const { id, name } of drawing.nodes) if (!reached.has(id)) tell('unreachable', { element: id, name })
  return {
    nodes: drawing.nodes.filter(({ id }) => reached.has(id)),
    lines: drawing.lines.filter(({ from, to }) => reached.has(from) && reached.has(to)),
  }
}

function reachedFrom({ nodes, lines }: Drawing): ReadonlySet<string> {
  const next = Map.groupBy(lines, ({ from }) => from)
  const open = nodes.filter(({ part }) => part === 'start').map(({ id }) => id)
  const reached = new Set(open)
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const { to } of next.get(id) ?? []) {
      if (!reached.has(to)) open.push(to)
      reached.add(to)
    }
  return reached
}
