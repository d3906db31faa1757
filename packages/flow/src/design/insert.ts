import {
  type FlowDefinition,
  type FlowLine,
  FlowNode,
  type NodeKindName,
} from '../definition/flow-definition.ts'
import { isBranch, isEnd } from '../nodes/traits-of.ts'
import { edited, type FlowEdit, freeIds, type GapIds } from './edited.ts'
import { linesOutOf, redirected, targetOf } from './rewire.ts'
import { everyItem, treeOf } from './tree.ts'

export type NewNode = Readonly<{ kind: NodeKindName; name: string }> & Readonly<Record<string, unknown>>

/** Puts a node into a gap. An end closes the way there: what stood behind it is reached by other ways or loose. */
export function insertNode(flow: FlowDefinition, gap: GapIds, draft: NewNode): FlowEdit {
  const to = targetOf(flow, gap)
  if (to === undefined) return edited(flow)

  const free = freeIds(flow)
  const node = FlowNode.parse({ ...draft, id: free(draft.kind) })
  const lines = isEnd(node) ? [] : [{ id: free('line'), from: node.id, to }]
  const grown = { ...flow, nodes: [...flow.nodes, node], lines: [...flow.lines, ...lines] }
  return { flow: redirected(grown, gap, node.id), selected: [node.id] }
}

export type NewBranch = Readonly<{
  name: string
  mergeName: string
  mode: string
  armNames: readonly string[]
}>

/** Puts a branch with its merge and an arm per name into a gap; where one way is chosen, the last arm is the default. */
export function insertBranch(flow: FlowDefinition, gap: GapIds, draft: NewBranch): FlowEdit {
  const to = targetOf(flow, gap)
  if (to === undefined) return edited(flow)

  const free = freeIds(flow)
  const branch = FlowNode.parse({ kind: 'branch', id: free('branch'), name: draft.name, mode: draft.mode })
  const merge = FlowNode.parse({ kind: 'merge', id: free('merge'), name: draft.mergeName })
  const arms = draft.armNames.map((name, at) => ({
    id: free('line'),
    from: branch.id,
    to: merge.id,
    name,
    ...(hasDefault(branch) && at === draft.armNames.length - 1 && { isDefault: true }),
  }))
  const onward = { id: free('line'), from: merge.id, to }
  const grown = {
    ...flow,
    nodes: [...flow.nodes, branch, merge],
    lines: [...flow.lines, ...arms, onward],
  }
  return { flow: redirected(grown, gap, branch.id), selected: [branch.id] }
}

const hasDefault = (node: FlowNode) =>
  isBranch(node) && (node.mode === 'exclusive' || node.mode === 'inclusive')

/** Another way out of a branch, to where its arms meet; where they do not, to an end of its own. */
export function addArm(
  flow: FlowDefinition,
  branch: string,
  names: Readonly<{ arm: string; end: string }>,
): FlowEdit {
  const item = everyItem(treeOf(flow).row).find(({ node }) => node.id === branch)
  if (!item || !isBranch(item.node)) return edited(flow)

  const free = freeIds(flow)
  const exits = item.arms.flatMap(({ row }) => (row.jump === undefined ? row.exit : []))
  const meeting = item.merge?.id ?? exits[0]?.to
  const end = meeting === undefined ? [FlowNode.parse({ kind: 'end', id: free('end'), name: names.end })] : []
  const to = meeting ?? end[0]?.id ?? branch
  const arm: FlowLine = { id: free('line'), from: branch, to, name: names.arm }
  const grown = { ...flow, nodes: [...flow.nodes, ...end], lines: withArm(flow, arm) }
  return { flow: grown, selected: [arm.id] }
}

/** Before the default, which is tried last. */
function withArm(flow: FlowDefinition, arm: FlowLine): FlowLine[] {
  const fallback = linesOutOf(flow, arm.from).find(({ isDefault }) => isDefault)
  const at = fallback ? flow.lines.indexOf(fallback) : flow.lines.length
  return flow.lines.toSpliced(at, 0, arm)
}
