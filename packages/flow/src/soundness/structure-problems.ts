import type { FlowDefinition, FlowNode } from '../flow-definition.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { graphOf, reachableFrom } from '../graph/graph.ts'

/** What can be seen by looking at nodes and lines one by one. */
export function structureProblems(definition: FlowDefinition): readonly FlowProblem[] {
  return [
    ...countProblems(definition),
    ...identityProblems(definition),
    ...lineProblems(definition),
    ...definition.nodes.flatMap((node) => wayOutProblems(node, definition)),
    ...unreachable(definition),
  ]
}

function error(code: FlowProblem['code'], where: Partial<FlowProblem> = {}): FlowProblem {
  return { code, severity: 'error', ...where }
}

function countProblems({ nodes }: FlowDefinition): FlowProblem[] {
  const starts = nodes.filter(({ kind }) => kind === 'start')
  return [
    ...(starts.length === 0 ? [error('noStart')] : []),
    ...starts.slice(1).map(({ id }) => error('manyStarts', { node: id })),
    ...(nodes.some(({ kind }) => kind === 'end') ? [] : [error('noEnd')]),
  ]
}

/** Ids must be unique; 'start' means the start node wherever a node is named. */
function identityProblems({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const repeated = (ids: readonly string[]) => new Set(ids.filter((id, place) => ids.indexOf(id) !== place))
  const nodeIds = nodes.map(({ id, kind }) => (kind === 'start' ? 'start' : id))
  return [
    ...[...repeated(nodeIds)].map((node) => error('duplicateId', { node })),
    ...[...repeated(lines.map(({ id }) => id))].map((line) => error('duplicateId', { line })),
  ]
}

function lineProblems({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]))
  return lines.flatMap(({ id: line, from, to }) => [
    ...(kinds.has(from) && kinds.has(to) ? [] : [error('danglingLine', { line })]),
    ...(kinds.get(to) === 'start' ? [error('lineIntoStart', { line, node: to })] : []),
    ...(kinds.get(from) === 'end' ? [error('lineOutOfEnd', { line, node: from })] : []),
  ])
}

function wayOutProblems({ id: node, kind }: FlowNode, { lines }: FlowDefinition): FlowProblem[] {
  const ways = lines.filter(({ from }) => from === node).length
  if (kind === 'end') return []
  if (ways === 0) return [error('noLineOut', { node })]
  return ways > 1 && kind !== 'branch' ? [error('manyLinesOut', { node })] : []
}

function unreachable({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const start = nodes.find(({ kind }) => kind === 'start')
  if (!start) return []

  const graph = graphOf(
    nodes.map(({ id }) => id),
    lines,
  )
  const reached = reachableFrom(graph, start.id)
  return nodes
    .filter(({ id }) => id !== start.id && !reached.has(id))
    .map(({ id }) => error('unreachable', { node: id }))
}
