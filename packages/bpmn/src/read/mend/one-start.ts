import type { ReportNote } from '../../note.ts'
import { type Drawing, lineOf, linesInto, linesOutOf, nodeOf } from '../drawing.ts'

/** A flow is launched in one way: several starts become ways out of one, and where none is drawn, one is added. */
export function oneStart(drawing: Drawing, tell: ReportNote): Drawing {
  const starts = drawing.nodes.filter(({ part }) => part === 'start')
  if (starts.length === 1) return drawing
  if (starts.length === 0) return startAdded(drawing, tell)

  const [first, ...others] = starts
  if (!first) return drawing
  for (const { id, name } of others) tell('manyStarts', { element: id, name })
  const ways = nodeOf(`${first.id}_ways`, 'exclusive')
  return {
    nodes: [
      ...drawing.nodes.map((node) => (others.includes(node) ? { ...node, part: 'pass' as const } : node)),
      ways,
    ],
    lines: [
      ...drawing.lines.map((line) => (line.from === first.id ? { ...line, from: ways.id } : line)),
      lineOf(first.id, ways.id),
      ...others.map(({ id }) => lineOf(ways.id, id)),
    ],
  }
}

function startAdded(drawing: Drawing, tell: ReportNote): Drawing {
  tell('startAdded')
  const open = drawing.nodes.filter(({ id }) => linesInto(drawing, id).length === 0)
  const entries = open.length > 0 ? open : drawing.nodes.slice(0, 1)
  return {
    nodes: [nodeOf('start', 'start'), ...drawing.nodes],
    lines: [...entries.map(({ id }) => lineOf('start', id)), ...drawing.lines],
  }
}

/** Where a way just stops, BPMN ends it; with us an end is drawn. */
export function everyEnd(drawing: Drawing, tell: ReportNote): Drawing {
  const open = drawing.nodes.filter(({ id, part }) => part !== 'end' && linesOutOf(drawing, id).length === 0)
  if (open.length === 0) return drawing

  for (const { id, name } of open) tell('endAdded', { element: id, name })
  return {
    nodes: [...drawing.nodes, nodeOf('open_end', 'end')],
    lines: [...drawing.lines, ...open.map(({ id }) => lineOf(id, 'open_end'))],
  }
}
