import type { FlowDefinition, FlowNode } from '../flow-definition.ts'
import { postdominators } from '../graph/block.ts'
import type { Dominators } from '../graph/dominators.ts'
import { isBranch, isEnd, isMerge } from '../nodes/traits-of.ts'

/**
 * Where the arms of a branch meet again, for the eye: arms that end by themselves do not count. Undefined where nothing
 * meets. The end that was drawn first is the one that a flow is on its way to.
 */
export function joinsIn(flow: FlowDefinition): (branch: string) => string | undefined {
  const ends = flow.nodes.filter(isEnd).map(({ id }) => id)
  const ids = flow.nodes.map(({ id }) => id)
  const toMain = postdominators(ids, flow.lines, ends.slice(0, 1))
  const toAny = postdominators(ids, flow.lines, ends)
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]))
  const ways = Map.groupBy(flow.lines, ({ from }) => from)

  return (branch) => {
    const leading = (ways.get(branch) ?? []).filter((line) => line.to !== branch && toMain.has(line.to))
    const behind = inOrder(leading.length > 0 ? toMain : toAny, branch)
    return leading.length === 1 ? closingMerge(behind, nodes) : behind[0]
  }
}

/** What is passed after a node, nearest first. */
function inOrder(passed: Dominators, node: string): readonly string[] {
  const behind = [...(passed.get(node) ?? [])].filter((one) => one !== node && one !== '')
  return behind.sort((one, other) => (passed.get(other)?.size ?? 0) - (passed.get(one)?.size ?? 0))
}

/** With one arm left that goes on, the merge that belongs to the branch, and not to one inside the arm. */
function closingMerge(behind: readonly string[], nodes: ReadonlyMap<string, FlowNode>): string | undefined {
  let depth = 0
  return behind.find((id) => {
    const node = nodes.get(id)
    if (isBranch(node)) depth += 1
    if (!isMerge(node)) return false
    depth -= 1
    return depth < 0
  })
}
