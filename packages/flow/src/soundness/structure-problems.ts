import type { FlowDefinition } from '../definition/flow-definition.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import { graphOf, reachableFrom } from '../graph/graph.ts'
import { isBranch, isEnd, isStart } from '../nodes/traits-of.ts'

/** Problems visible from single nodes and transitions. */
export function structureProblems(definition: FlowDefinition): readonly FlowProblem[] {
  return [
    ...countProblems(definition),
    ...identityProblems(definition),
    ...lineProblems(definition),
    ...wayOutProblems(definition),
    ...unreachable(definition),
  ]
}

function error(code: FlowProblem['code'], where: Partial<FlowProblem> = {}): FlowProblem {
  return { code, severity: 'error', ...where }
}

function countProblems({ nodes }: FlowDefinition): FlowProblem[] {
  const starts = nodes.filter(isStart)
  return [
    ...(starts.length === 0 ? [error('noStart')] : []),
    ...starts.slice(1).map(({ id }) => error('manyStarts', { node: id })),
    ...(nodes.some(isEnd) ? [] : [error('noEnd')]),
  ]
}

/** Ids must be unique; 'start' means the start node wherever a node is named. */
function identityProblems({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const repeated = (ids: readonly string[]) => new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const nodeIds = nodes.map((node) => (isStart(node) ? 'start' : node.id))
  return [
    ...[...repeated(nodeIds)].map((node) => error('duplicateId', { node })),
    ...[...repeated(lines.map(({ id }) => id))].map((line) => error('duplicateId', { line })),
  ]
}

function lineProblems({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return lines.flatMap(({ id: line, from, to }) => {
    const [source, target] = [byId.get(from), byId.get(to)]
    return [
      ...(source && target ? [] : [error('danglingLine', { line })]),
      ...(target && isStart(target) ? [error('lineIntoStart', { line, node: to })] : []),
      ...(source && isEnd(source) ? [error('lineOutOfEnd', { line, node: from })] : []),
    ]
  })
}

function wayOutProblems({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const ways = Map.groupBy(lines, ({ from }) => from)
  return nodes.flatMap((node) => {
    const count = ways.get(node.id)?.length ?? 0
    if (isEnd(node)) return []
    if (count === 0) return [error('noLineOut', { node: node.id })]
    return count > 1 && !isBranch(node) ? [error('manyLinesOut', { node: node.id })] : []
  })
}

function unreachable({ nodes, lines }: FlowDefinition): FlowProblem[] {
  const start = nodes.find(isStart)
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
