import type { Tell } from '../../note.ts'
import { type Drawing, type DrawnNode, isGateway, lineOf, linesInto, linesOutOf, nodeOf } from '../drawing.ts'
import { splitOf } from './splice-passes.ts'

/** With us a branch splits, a merge joins, and nothing else does either. */
export function splitGateways(drawing: Drawing, tell: Tell): Drawing {
  const foreign = drawing.nodes.filter(({ own }) => !own)
  return foreign.reduce((mended, node) => withOneTask(node, mended, tell), drawing)
}

function withOneTask(node: DrawnNode, drawing: Drawing, tell: Tell): Drawing {
  const splits = linesOutOf(drawing, node.id).length > 1
  if (!isGateway(node) && node.part !== 'pass') return splits ? branchAfter(node, drawing, tell) : drawing
  if (!splits) return asMerge(node, drawing)
  return linesInto(drawing, node.id).length > 1 ? mergeBefore(node, drawing) : drawing
}

/** What only joins. */
function asMerge(node: DrawnNode, drawing: Drawing): Drawing {
  return { ...drawing, nodes: drawing.nodes.map((one) => (one === node ? { ...one, part: 'merge' } : one)) }
}

function mergeBefore(node: DrawnNode, { nodes, lines }: Drawing): Drawing {
  const merge = nodeOf(`${node.id}_in`, 'merge', node.name)
  return {
    nodes: [...nodes, merge],
    lines: [
      ...lines.map((line) => (line.to === node.id ? { ...line, to: merge.id } : line)),
      lineOf(merge.id, node.id),
    ],
  }
}

function branchAfter(node: DrawnNode, drawing: Drawing, tell: Tell): Drawing {
  tell('branchAdded', { element: node.id, name: node.name })
  const branch = nodeOf(`${node.id}_ways`, splitOf(linesOutOf(drawing, node.id)))
  return {
    nodes: [...drawing.nodes, branch],
    lines: [
      ...drawing.lines.map((line) => (line.from === node.id ? { ...line, from: branch.id } : line)),
      lineOf(node.id, branch.id),
    ],
  }
}
