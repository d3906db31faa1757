import type { Tell } from '../../note.ts'
import { type Drawing, lineOf, linesOutOf, nodeOf } from '../drawing.ts'

/** Where a way just stops, BPMN ends it; with us an end is drawn. */
export function everyEnd(drawing: Drawing, tell: Tell): Drawing {
  const open = drawing.nodes.filter(({ id, part }) => part !== 'end' && linesOutOf(drawing, id).length === 0)
  if (open.length === 0) return drawing

  for (const { id, name } of open) tell('endAdded', { element: id, name })
  return {
    nodes: [...drawing.nodes, nodeOf('open_end', 'end')],
    lines: [...drawing.lines, ...open.map(({ id }) => lineOf(id, 'open_end'))],
  }
}
