import { type FlowDefinition, isEnd, isStart } from '@signet/flow'

/** Whether every way from the start to an end leads over a node: if it begins this very flow, there is no end to it. */
export function isEndless({ nodes, lines }: FlowDefinition, node: string): boolean {
  const start = nodes.find(isStart)
  const ends = new Set(nodes.filter(isEnd).map(({ id }) => id))
  const reached = new Set([node])
  const open = start ? [start.id] : []
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (ends.has(at)) return false
    if (reached.has(at)) continue
    reached.add(at)
    open.push(...lines.flatMap(({ from, to }) => (from === at ? [to] : [])))
  }
  return true
}
