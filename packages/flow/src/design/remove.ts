import type { FlowDefinition } from '../definition/flow-definition.ts'
import { isBranch, isEnd, isStart } from '../nodes/traits-of.ts'
import { edited, type FlowEdit } from './edited.ts'
import { bypassed, linesInto, linesOutOf, redirected, withoutNodes } from './rewire.ts'
import { everyItem, nodesIn, type TreeItem, treeOf } from './tree.ts'

/** Takes nodes away and closes the gaps; a branch goes with everything in it. A start stays. */
export function removeNodes(flow: FlowDefinition, ids: readonly string[]): FlowEdit {
  return edited(ids.reduce(withoutNode, flow))
}

function withoutNode(flow: FlowDefinition, id: string): FlowDefinition {
  const node = flow.nodes.find((one) => one.id === id)
  if (!node || isStart(node)) return flow

  const item = everyItem(treeOf(flow).row).find((one) => one.node.id === id)
  if (item && isBranch(node)) return withoutBlock(flow, item)
  return isEnd(node) ? withoutEnd(flow, id) : bypassed(flow, id)
}

function withoutBlock(flow: FlowDefinition, { node, arms, merge }: TreeItem): FlowDefinition {
  const inside = new Set([node.id, ...arms.flatMap(({ row }) => nodesIn(row)).map(({ id }) => id)])
  const exits = arms.flatMap(({ row }) => row.exit)
  const after = merge ? linesOutOf(flow, merge.id)[0]?.to : exits[0]?.to
  if (merge) inside.add(merge.id)
  const into = linesInto(flow, node.id).map(({ id }) => id)
  return withoutNodes(after === undefined ? flow : redirected(flow, into, after), inside)
}

/** An arm that ended goes on to where its neighbours meet. The last end stays. */
function withoutEnd(flow: FlowDefinition, id: string): FlowDefinition {
  const others = flow.nodes.filter((node) => isEnd(node) && node.id !== id)
  const meeting = meetingAround(flow, id) ?? others[0]?.id
  if (meeting === undefined) return flow

  const into = linesInto(flow, id).map((line) => line.id)
  return withoutNodes(redirected(flow, into, meeting), new Set([id]))
}

function meetingAround(flow: FlowDefinition, id: string): string | undefined {
  const around = everyItem(treeOf(flow).row).findLast(({ arms }) =>
    arms.some(({ row }) => nodesIn(row).some((node) => node.id === id)),
  )
  const exits = around?.arms.flatMap(({ row }) => (row.jump === undefined ? row.exit : [])) ?? []
  return exits[0]?.to
}

/** Takes an arm away with everything that stands in it alone. A branch with one arm left is none: it goes too. */
export function removeArm(flow: FlowDefinition, line: string): FlowEdit {
  const item = everyItem(treeOf(flow).row).find(({ arms }) => arms.some((arm) => arm.line.id === line))
  const arm = item?.arms.find((one) => one.line.id === line)
  if (!item || !arm) return edited(flow)

  const inside = new Set(nodesIn(arm.row).map(({ id }) => id))
  const bare = withoutNodes({ ...flow, lines: flow.lines.filter(({ id }) => id !== line) }, inside)
  return item.arms.length > 2 ? { flow: bare, selected: [item.node.id] } : edited(dissolved(bare, item))
}

function dissolved(flow: FlowDefinition, { node, merge }: TreeItem): FlowDefinition {
  const open = linesOutOf(flow, node.id).length === 1 ? bypassed(flow, node.id) : flow
  return merge && linesInto(open, merge.id).length === 1 ? bypassed(open, merge.id) : open
}
