import type { ReportNote } from '../../note.ts'
import {
  type Drawing,
  type DrawnLine,
  type DrawnNode,
  isGateway,
  lineOf,
  linesInto,
  linesOutOf,
  nodeOf,
} from '../drawing.ts'

/** With us a branch splits, a merge joins, and nothing else does either. */
export function splitGateways(drawing: Drawing, tell: ReportNote): Drawing {
  const foreign = drawing.nodes.filter(({ own }) => !own)
  return foreign.reduce((mended, node) => withOneTask(node, mended, tell), drawing)
}

function withOneTask(node: DrawnNode, drawing: Drawing, tell: ReportNote): Drawing {
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

function branchAfter(node: DrawnNode, drawing: Drawing, tell: ReportNote): Drawing {
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

/** Takes out what nothing happens at: passed events, and gateways with one way in and one way out. */
export function splicePasses(drawing: Drawing): Drawing {
  const node = drawing.nodes.find((one) => isEmpty(one, drawing))
  return node ? splicePasses(without(node, drawing)) : drawing
}

function isEmpty(node: DrawnNode, drawing: Drawing): boolean {
  const into = linesInto(drawing, node.id).length
  const out = linesOutOf(drawing, node.id).length
  if (node.own || (node.part !== 'pass' && !isGateway(node))) return false
  return into === 1 && out === 1 ? true : node.part === 'pass' && into > 0 && out > 0
}

function without(node: DrawnNode, drawing: Drawing): Drawing {
  const into = linesInto(drawing, node.id)
  const out = linesOutOf(drawing, node.id)
  const others = drawing.lines.filter((line) => !into.includes(line) && !out.includes(line))
  const [only] = out
  if (out.length === 1 && only) {
    const kept = { ...drawing, nodes: drawing.nodes.filter((one) => one !== node) }
    return { ...kept, lines: [...others, ...into.map((line) => joined(line, only))] }
  }
  return {
    ...drawing,
    nodes: drawing.nodes.map((one) => (one === node ? { ...one, part: splitOf(out) } : one)),
  }
}

/** One line instead of two; what either says is kept. */
const joined = (first: DrawnLine, second: DrawnLine): DrawnLine => ({
  ...first,
  to: second.to,
  name: first.name || second.name,
  condition: first.condition || second.condition,
})

/** How several ways out of something that is no gateway are taken: those with conditions where they hold, or all. */
const splitOf = (out: readonly DrawnLine[]) =>
  out.some(({ condition }) => condition !== '') ? 'inclusive' : 'parallel'
