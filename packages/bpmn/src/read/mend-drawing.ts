import type { ReportNote } from '../note.ts'
import {
  type Diagram,
  type DrawnLine,
  type DrawnNode,
  isGateway,
  lineOf,
  linesInto,
  linesOutOf,
  nodeOf,
} from './drawing.ts'

/** A flow has one start: several starts become branches of one, and a missing one is added. */
export function oneStart(drawing: Diagram, tell: ReportNote): Diagram {
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

function startAdded(drawing: Diagram, tell: ReportNote): Diagram {
  tell('startAdded')
  const open = drawing.nodes.filter(({ id }) => linesInto(drawing, id).length === 0)
  const entries = open.length > 0 ? open : drawing.nodes.slice(0, 1)
  return {
    nodes: [nodeOf('start', 'start'), ...drawing.nodes],
    lines: [...entries.map(({ id }) => lineOf('start', id)), ...drawing.lines],
  }
}

/** Adds an end where BPMN ends a path implicitly, and one after a process that only goes in circles. */
export function everyEnd(drawing: Diagram, tell: ReportNote): Diagram {
  const open = drawing.nodes.filter(({ id, part }) => part !== 'end' && linesOutOf(drawing, id).length === 0)
  const last = drawing.nodes.findLast(({ part }) => part !== 'start')
  if (open.length === 0)
    return last && drawing.nodes.every(({ part }) => part !== 'end')
      ? circleEnded(drawing, last, tell)
      : drawing

  for (const { id, name } of open) tell('endAdded', { element: id, name })
  return {
    nodes: [...drawing.nodes, nodeOf('open_end', 'end')],
    lines: [...drawing.lines, ...open.map(({ id }) => lineOf(id, 'open_end'))],
  }
}

/** A choice after the last node: on in the circle, or to an end. */
function circleEnded({ nodes, lines }: Diagram, last: DrawnNode, tell: ReportNote): Diagram {
  tell('circleEnded', { element: last.id, name: last.name || last.id })
  const ways = nodeOf(`${last.id}_on`, 'exclusive')
  return {
    nodes: [...nodes, ways, nodeOf('open_end', 'end')],
    lines: [
      ...lines.map((line) => (line.from === last.id ? { ...line, from: ways.id } : line)),
      lineOf(last.id, ways.id),
      lineOf(ways.id, 'open_end'),
    ],
  }
}

/** Separates splitting and joining: only branches split and only merges join. */
export function splitGateways(drawing: Diagram, tell: ReportNote): Diagram {
  const foreign = drawing.nodes.filter(({ own }) => !own)
  return foreign.reduce((mended, node) => withOneTask(node, mended, tell), drawing)
}

function withOneTask(node: DrawnNode, drawing: Diagram, tell: ReportNote): Diagram {
  const splits = linesOutOf(drawing, node.id).length > 1
  if (!isGateway(node) && node.part !== 'pass') return splits ? branchAfter(node, drawing, tell) : drawing
  if (!splits) return asMerge(node, drawing)
  return linesInto(drawing, node.id).length > 1 ? mergeBefore(node, drawing) : drawing
}

/** A node that only joins. */
function asMerge(node: DrawnNode, drawing: Diagram): Diagram {
  return { ...drawing, nodes: drawing.nodes.map((one) => (one === node ? { ...one, part: 'merge' } : one)) }
}

function mergeBefore(node: DrawnNode, { nodes, lines }: Diagram): Diagram {
  const merge = nodeOf(`${node.id}_in`, 'merge', node.name)
  return {
    nodes: [...nodes, merge],
    lines: [
      ...lines.map((line) => (line.to === node.id ? { ...line, to: merge.id } : line)),
      lineOf(merge.id, node.id),
    ],
  }
}

function branchAfter(node: DrawnNode, drawing: Diagram, tell: ReportNote): Diagram {
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

/** Removes passes: ignored events, and gateways with one way in and one way out. */
export function splicePasses(drawing: Diagram, tell: ReportNote): Diagram {
  let mended = drawing
  for (let node = emptyIn(mended); node; node = emptyIn(mended)) {
    const { id, name } = node
    if (isGateway(node)) tell('gatewayLeftOut', { element: id, name: name || id })
    mended = without(node, mended)
  }
  return mended
}

const emptyIn = (drawing: Diagram) => drawing.nodes.find((one) => isEmpty(one, drawing))

function isEmpty(node: DrawnNode, drawing: Diagram): boolean {
  const into = linesInto(drawing, node.id).length
  const out = linesOutOf(drawing, node.id).length
  if (node.own || (node.part !== 'pass' && !isGateway(node))) return false
  return into === 1 && out === 1 ? true : node.part === 'pass' && into > 0 && out > 0
}

function without(node: DrawnNode, drawing: Diagram): Diagram {
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

/** Joins two transitions into one, keeping the texts of both. */
const joined = (first: DrawnLine, second: DrawnLine): DrawnLine => ({
  ...first,
  to: second.to,
  name: first.name || second.name,
  condition: first.condition || second.condition,
})

/** Branch mode of several outgoing flows of a non-gateway: by condition where there are any, else all. */
const splitOf = (out: readonly DrawnLine[]) =>
  out.some(({ condition }) => condition !== '') ? 'inclusive' : 'parallel'

/** Removes unreachable nodes, such as those after boundary events. */
export function dropUnreachable(drawing: Diagram, tell: ReportNote): Diagram {
  const reached = reachedFrom(drawing)
  for (const { id, name } of drawing.nodes) if (!reached.has(id)) tell('unreachable', { element: id, name })
  return {
    nodes: drawing.nodes.filter(({ id }) => reached.has(id)),
    lines: drawing.lines.filter(({ from, to }) => reached.has(from) && reached.has(to)),
  }
}

function reachedFrom({ nodes, lines }: Diagram): ReadonlySet<string> {
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
