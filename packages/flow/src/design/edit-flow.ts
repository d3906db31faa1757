import {
  type FlowDefinition,
  FlowNode,
  FlowRules,
  FlowTransition,
  type NodeKindName,
} from '../definition/flow-definition.ts'
import { isBranch, isEnd, isStart } from '../nodes/traits-of.ts'
import {
  bypassNode,
  type FlowEdit,
  freeIds,
  type GapIds,
  linesInto,
  linesOutOf,
  redirectLines,
  targetOf,
  toEdit,
  withoutNodes,
} from './flow-edit.ts'
import { everyItem, nodesIn, type TreeItem, treeOf } from './tree.ts'

type Change = Readonly<Record<string, unknown>>

/** Changes settings of a node; undefined removes one. A change that the schema rejects has no effect. */
export function changeNode(flow: FlowDefinition, id: string, change: Change): FlowEdit {
  const nodes = flow.nodes.map((node) =>
    node.id === id
      ? (FlowNode.safeParse({ ...applyChange(node, change), id, kind: node.kind }).data ?? node)
      : node,
  )
  return { flow: { ...flow, nodes }, selected: [id] }
}

/** Changes settings of a transition. A branch has at most one default. */
export function changeTransition(flow: FlowDefinition, id: string, change: Change): FlowEdit {
  const from = flow.lines.find((line) => line.id === id)?.from
  const lines = flow.lines.map((line) => {
    if (line.id === id) return FlowTransition.safeParse({ ...applyChange(line, change), id }).data ?? line
    return change['isDefault'] === true && line.from === from ? withoutDefault(line) : line
  })
  return { flow: { ...flow, lines }, selected: [id] }
}

const withoutDefault = ({ isDefault: _default, ...line }: FlowTransition): FlowTransition => line

/** Moves a transition among those of its branch, which are tried in order. */
export function moveArm(flow: FlowDefinition, id: string, at: number): FlowEdit {
  const line = flow.lines.find((one) => one.id === id)
  if (!line) return toEdit(flow)

  const ways = linesOutOf(flow, line.from).filter((one) => one !== line)
  const ordered = ways.toSpliced(Math.max(0, at), 0, line)
  let next = 0
  const lines = flow.lines.map((one) => (one.from === line.from ? (ordered[next++] ?? one) : one))
  return { flow: { ...flow, lines }, selected: [id] }
}

export function changeFlow(
  flow: FlowDefinition,
  change: Readonly<{ name?: string; rules?: Change }>,
): FlowEdit {
  const rules = FlowRules.safeParse({ ...flow.rules, ...change.rules }).data ?? flow.rules
  return toEdit({ ...flow, name: change.name ?? flow.name, rules })
}

function applyChange(before: object, change: Change): object {
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  )
}

export type NewNode = Readonly<{ kind: NodeKindName; name: string }> & Readonly<Record<string, unknown>>

/** Inserts a node into a gap. An end cuts off what followed; it is reached by other paths or becomes loose. */
export function insertNode(flow: FlowDefinition, gap: GapIds, draft: NewNode): FlowEdit {
  const to = targetOf(flow, gap)
  if (to === undefined) return toEdit(flow)

  const free = freeIds(flow)
  const node = FlowNode.parse({ ...draft, id: free(draft.kind) })
  const lines = isEnd(node) ? [] : [{ id: free('line'), from: node.id, to }]
  const grown = { ...flow, nodes: [...flow.nodes, node], lines: [...flow.lines, ...lines] }
  return { flow: redirectLines(grown, gap, node.id), selected: [node.id] }
}

export type NewBranch = Readonly<{
  name: string
  mergeName: string
  mode: string
  armNames: readonly string[]
  /** What each arm begins with; nothing by default. */
  step?: NewNode
}>

/**
 * Inserts a branch with its merge and one arm per name; if one path is chosen, the last arm is the default. Selects
 * what has to be filled in next: the first step or the first condition.
 */
export function insertBranch(flow: FlowDefinition, gap: GapIds, draft: NewBranch): FlowEdit {
  const to = targetOf(flow, gap)
  if (to === undefined) return toEdit(flow)

  const free = freeIds(flow)
  const branch = FlowNode.parse({ kind: 'branch', id: free('branch'), name: draft.name, mode: draft.mode })
  const merge = FlowNode.parse({ kind: 'merge', id: free('merge'), name: draft.mergeName })
  const { step } = draft
  const steps = step ? draft.armNames.map(() => FlowNode.parse({ ...step, id: free(step.kind) })) : []
  const arms = draft.armNames.map((name, at) => ({
    id: free('line'),
    from: branch.id,
    to: steps[at]?.id ?? merge.id,
    name,
    ...(hasDefault(branch) && at === draft.armNames.length - 1 && { isDefault: true }),
  }))
  const onward = [...steps, merge].map(({ id }) => ({
    id: free('line'),
    from: id,
    to: id === merge.id ? to : merge.id,
  }))
  const grown = {
    ...flow,
    nodes: [...flow.nodes, branch, ...steps, merge],
    lines: [...flow.lines, ...arms, ...onward],
  }
  const next = steps[0] ?? (hasDefault(branch) ? arms[0] : undefined) ?? branch
  return { flow: redirectLines(grown, gap, branch.id), selected: [next.id] }
}

const hasDefault = (node: FlowNode) =>
  isBranch(node) && (node.mode === 'exclusive' || node.mode === 'inclusive')

/** Adds an arm to a branch, up to where its arms meet, or else with its own end. */
export function addArm(
  flow: FlowDefinition,
  branch: string,
  names: Readonly<{ arm: string; end: string }>,
): FlowEdit {
  const item = everyItem(treeOf(flow).row).find(({ node }) => node.id === branch)
  if (!item || !isBranch(item.node)) return toEdit(flow)

  const free = freeIds(flow)
  const exits = item.arms.flatMap(({ row }) => (row.jump === undefined ? row.exit : []))
  const meeting = item.merge?.id ?? exits[0]?.to
  const end = meeting === undefined ? [FlowNode.parse({ kind: 'end', id: free('end'), name: names.end })] : []
  const to = meeting ?? end[0]?.id ?? branch
  const arm: FlowTransition = { id: free('line'), from: branch, to, name: names.arm }
  const grown = { ...flow, nodes: [...flow.nodes, ...end], lines: withArm(flow, arm) }
  return { flow: grown, selected: [arm.id] }
}

/** Inserted before the default, which is tried last. */
function withArm(flow: FlowDefinition, arm: FlowTransition): FlowTransition[] {
  const fallback = linesOutOf(flow, arm.from).find(({ isDefault }) => isDefault)
  const at = fallback ? flow.lines.indexOf(fallback) : flow.lines.length
  return flow.lines.toSpliced(at, 0, arm)
}

/** Removes nodes and closes the gaps; a branch goes with its content. A start stays. */
export function removeNodes(flow: FlowDefinition, ids: readonly string[]): FlowEdit {
  return toEdit(ids.reduce(withoutNode, flow))
}

function withoutNode(flow: FlowDefinition, id: string): FlowDefinition {
  const node = flow.nodes.find((one) => one.id === id)
  if (!node || isStart(node)) return flow

  const item = everyItem(treeOf(flow).row).find((one) => one.node.id === id)
  if (item && isBranch(node)) return withoutBlock(flow, item)
  return isEnd(node) ? withoutEnd(flow, id) : bypassNode(flow, id)
}

function withoutBlock(flow: FlowDefinition, { node, arms, merge }: TreeItem): FlowDefinition {
  const inside = new Set([node.id, ...arms.flatMap(({ row }) => nodesIn(row)).map(({ id }) => id)])
  const exits = arms.flatMap(({ row }) => row.exit)
  const after = merge ? linesOutOf(flow, merge.id)[0]?.to : exits[0]?.to
  if (merge) inside.add(merge.id)
  const into = linesInto(flow, node.id).map(({ id }) => id)
  return withoutNodes(after === undefined ? flow : redirectLines(flow, into, after), inside)
}

/** An arm that ended continues to where its neighbours meet. The last end stays. */
function withoutEnd(flow: FlowDefinition, id: string): FlowDefinition {
  const others = flow.nodes.filter((node) => isEnd(node) && node.id !== id)
  const meeting = findMeeting(flow, id) ?? others[0]?.id
  if (meeting === undefined) return flow

  const into = linesInto(flow, id).map((line) => line.id)
  return withoutNodes(redirectLines(flow, into, meeting), new Set([id]))
}

function findMeeting(flow: FlowDefinition, id: string): string | undefined {
  const outerBranch = everyItem(treeOf(flow).row).findLast(({ arms }) =>
    arms.some(({ row }) => nodesIn(row).some((node) => node.id === id)),
  )
  const exits = outerBranch?.arms.flatMap(({ row }) => (row.jump === undefined ? row.exit : [])) ?? []
  return exits[0]?.to
}

/** Removes an arm and its nodes. A branch with a single arm left is removed, too. */
export function removeArm(flow: FlowDefinition, line: string): FlowEdit {
  const item = everyItem(treeOf(flow).row).find(({ arms }) => arms.some((arm) => arm.line.id === line))
  const arm = item?.arms.find((one) => one.line.id === line)
  if (!item || !arm) return toEdit(flow)

  const inside = new Set(nodesIn(arm.row).map(({ id }) => id))
  const bare = withoutNodes({ ...flow, lines: flow.lines.filter(({ id }) => id !== line) }, inside)
  return item.arms.length > 2 ? { flow: bare, selected: [item.node.id] } : toEdit(dissolveBranch(bare, item))
}

function dissolveBranch(flow: FlowDefinition, { node, merge }: TreeItem): FlowDefinition {
  const open = linesOutOf(flow, node.id).length === 1 ? bypassNode(flow, node.id) : flow
  return merge && linesInto(open, merge.id).length === 1 ? bypassNode(open, merge.id) : open
}
