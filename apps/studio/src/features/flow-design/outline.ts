import { type FlowDefinition, type FlowLine, type FlowNode, isBranch, isStart } from '@signet/flow'

/**
 * A line of the outline: a node, or a transition out of a branch with its condition. `depth` counts
 * branches.
 */
export type OutlineLine = Readonly<
  | { kind: 'node'; node: FlowNode; depth: number; isAgain: boolean }
  | { kind: 'way'; line: FlowLine; mode: 'condition' | 'otherwise' | 'always'; depth: number }
>

/** The nodes in the order of a case; what follows a branch comes after all its transitions. */
export function outlineOf(flow: FlowDefinition): readonly OutlineLine[] {
  const start = flow.nodes.find(isStart)
  return start ? walk(flow, start.id, { depth: 0, until: undefined, met: new Set() }) : []
}

type Walk = Readonly<{ depth: number; until: string | undefined; met: Set<string> }>

function walk(flow: FlowDefinition, id: string, way: Walk): OutlineLine[] {
  const node = flow.nodes.find((one) => one.id === id)
  if (!node || id === way.until) return []
  const isAgain = way.met.has(id)
  const here: OutlineLine = { kind: 'node', node, depth: way.depth, isAgain }
  if (isAgain) return [here]

  way.met.add(id)
  const lines = flow.lines.filter(({ from }) => from === id)
  if (lines.length < 2) return [here, ...lines.flatMap(({ to }) => walk(flow, to, way))]

  const meeting = meetingOf(flow, lines) ?? way.until
  const ways = lines.flatMap((line): OutlineLine[] => [
    { kind: 'way', line, mode: modeOf(node, line), depth: way.depth + 1 },
    ...walk(flow, line.to, { ...way, depth: way.depth + 2, until: meeting }),
  ])
  const after = meeting === undefined || meeting === way.until ? [] : walk(flow, meeting, way)
  return [here, ...ways, ...after]
}

function modeOf(node: FlowNode, { isDefault }: FlowLine): 'condition' | 'otherwise' | 'always' {
  if (isBranch(node) && node.mode === 'parallel') return 'always'
  return isDefault ? 'otherwise' : 'condition'
}

/** The first node that all transitions lead to. */
function meetingOf(flow: FlowDefinition, lines: readonly FlowLine[]): string | undefined {
  const [first = [], ...others] = lines.map(({ to }) => reachedFrom(flow, to))
  return first.find((id) => others.every((reached) => reached.includes(id)))
}

/** All nodes reachable from here, nearest first. */
function reachedFrom(flow: FlowDefinition, id: string): readonly string[] {
  const reached = new Set([id])
  for (const here of reached) {
    for (const { from, to } of flow.lines) if (from === here) reached.add(to)
  }
  return [...reached]
}
