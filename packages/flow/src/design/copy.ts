import { type FlowDefinition, FlowNode, type FlowTransition } from '../definition/flow-definition.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { isEnd, isStart } from '../nodes/traits-of.ts'
import { withNodeNamed } from '../sources/people-source.ts'
import { withNodesNamed } from '../translations/flow-translations.ts'
import { removeNodes } from './edit-flow.ts'
import { type FlowEdit, freeIds, type GapIds, redirectLines, targetOf, toEdit } from './flow-edit.ts'
import { everyItem, nodesIn, type TreeItem, treeOf } from './tree.ts'

/**
 * Nodes that can be pasted into a gap of any flow: `entry` comes first; transitions to nowhere leave the fragment.
 */
export type Fragment = Readonly<{
  nodes: readonly FlowNode[]
  lines: readonly FlowTransition[]
  entry: string
}>

/** Placeholder for what follows a fragment; no node can have this id. */
const outside = ''

/** Fragments of the selected items in order, branches with all their content. Starts and ends are not copied. */
export function copyNodes(flow: FlowDefinition, ids: readonly string[]): readonly Fragment[] {
  const chosen = new Set(ids)
  const items = everyItem(treeOf(flow).row).filter(({ node }) => chosen.has(node.id) && canCopy(node))
  const inner = new Set(
    items.flatMap((item) => item.arms.flatMap(({ row }) => nodesIn(row))).map(({ id }) => id),
  )
  return items.filter(({ node }) => !inner.has(node.id)).map((item) => fragmentOf(flow, item))
}

/** Whether a node can be copied; starts and ends cannot. */
export const canCopy = (node: FlowNode) => !isStart(node) && !isEnd(node)

function fragmentOf(flow: FlowDefinition, { node, arms, merge }: TreeItem): Fragment {
  const nodes = [node, ...arms.flatMap(({ row }) => nodesIn(row)), ...(merge ? [merge] : [])]
  const inside = new Set(nodes.map(({ id }) => id))
  const lines = flow.lines
    .filter(({ from }) => inside.has(from))
    .map((line) => (inside.has(line.to) ? line : { ...line, to: outside }))
  return { nodes, lines, entry: node.id }
}

/** Pastes copies into a gap in order, with new ids; references among copied nodes are adapted. */
export function pasteNodes(flow: FlowDefinition, gap: GapIds, fragments: readonly Fragment[]): FlowEdit {
  const [first, ...rest] = fragments
  const to = targetOf(flow, gap)
  if (!first || to === undefined) return toEdit(flow)

  const fresh = withFreshIds(flow, first)
  const grown = {
    ...flow,
    nodes: [...flow.nodes, ...fresh.nodes],
    lines: [...flow.lines, ...fresh.lines.map((line) => (line.to === outside ? { ...line, to } : line))],
  }
  const leaving = fresh.lines.filter((line) => line.to === outside).map(({ id }) => id)
  const pasted = redirectLines(grown, gap, fresh.entry)
  const others = leaving.length > 0 ? pasteNodes(pasted, leaving, rest) : toEdit(pasted)
  return { flow: others.flow, selected: [fresh.entry, ...others.selected] }
}

/** Moves items to a gap that is not inside them. They keep their ids. */
export function moveNodes(flow: FlowDefinition, ids: readonly string[], gap: GapIds): FlowEdit {
  const fragments = copyNodes(flow, ids)
  const taken = new Set(fragments.flatMap(({ lines }) => lines).map(({ id }) => id))
  const rest = removeNodes(
    flow,
    fragments.map(({ entry }) => entry),
  ).flow
  const left = gap.filter((line) => !taken.has(line) && rest.lines.some(({ id }) => id === line))
  if (fragments.length === 0 || left.length !== gap.length || targetOf(rest, gap) === undefined)
    return { flow, selected: ids }
  return pasteNodes(rest, gap, fragments)
}

export function duplicateNodes(flow: FlowDefinition, ids: readonly string[]): FlowEdit {
  const fragments = copyNodes(flow, ids)
  const last = everyItem(treeOf(flow).row).findLast(({ node }) =>
    fragments.some(({ entry }) => entry === node.id),
  )
  const behind = flow.lines.filter(({ from }) => from === (last?.merge ?? last?.node)?.id).map(({ id }) => id)
  return behind.length === 1 ? pasteNodes(flow, behind, fragments) : { flow, selected: ids }
}

/** Keeps free ids, so that cut and paste keeps identity. */
function withFreshIds(flow: FlowDefinition, { nodes, lines, entry }: Fragment): Fragment {
  const free = freeIds({
    ...flow,
    nodes: [...flow.nodes, ...nodes],
    lines: [...flow.lines, ...lines],
  })
  const taken = new Set([...flow.nodes, ...flow.lines].map(({ id }) => id))
  const fresh = new Map(
    [
      ...nodes.map(({ id, kind }) => [id, kind] as const),
      ...lines.map(({ id }) => [id, 'line'] as const),
    ].map(([id, prefix]) => [id, taken.has(id) ? free(prefix) : id]),
  )
  const named = (id: string) => fresh.get(id) ?? id
  return { ...withNamesOf({ nodes, lines }, named), entry: named(entry) }
}

type Renamed = Pick<Fragment, 'nodes' | 'lines'> & Pick<FlowDefinition, 'translations'>

/** Renames nodes and transitions, and every reference to them; their translated names follow. */
export function withNamesOf<Flow extends Renamed>(flow: Flow, named: (id: string) => string) {
  const { translations } = flow
  return {
    ...flow,
    ...(translations && { translations: withNodesNamed(translations, named) }),
    nodes: flow.nodes.map((node) => FlowNode.parse({ ...withReferences(node, named), id: named(node.id) })),
    lines: flow.lines.map((line) => ({
      ...line,
      id: named(line.id),
      from: named(line.from),
      to: named(line.to),
    })),
  }
}

/** Renames references to other nodes in return targets and sources. */
function withReferences(node: FlowNode, named: (id: string) => string): object {
  if (!isPeopleNode(node)) return node
  const { to } = node.returns
  return {
    ...node,
    returns: { ...node.returns, to: Array.isArray(to) ? to.map(named) : to },
    sources: node.sources.map((source) => withNodeNamed(source, named)),
  }
}
