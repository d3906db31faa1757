import type { FlowDefinition } from '@signet/flow'
import { type Edited, everyItem, moveArm, moveNodes, type TreeItem, treeOf } from '@signet/flow/design'
import type { FlowDeed } from './flow-designer-state.ts'
import type { OutlineRow } from './outline-rows.ts'

type Keys = Readonly<{ key: string; altKey: boolean; shiftKey: boolean }>

/** What a key in the outline means: walking, choosing more, moving, taking away. */
export function outlineDeed(
  { key, altKey, shiftKey }: Keys,
  rows: readonly OutlineRow[],
  current: string | undefined,
): FlowDeed | undefined {
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (key === 'Delete' || key === 'Backspace') return { deed: 'remove' }
  if (key === 'Escape') return { deed: 'select', ids: [] }
  if (step === undefined || !row) return undefined
  if (altKey) return { deed: 'edit', edit: (flow) => moved(flow, row, step) }

  const next = rows[at + step]
  return next && { deed: 'select', ids: [next.id], ...(shiftKey && { with: 'others' as const }) }
}

function moved(flow: FlowDefinition, row: OutlineRow, step: number): Edited {
  if (row.kind === 'arm') {
    const ways = flow.lines.filter(({ from }) => from === row.line.from)
    return moveArm(flow, row.id, ways.findIndex(({ id }) => id === row.id) + step)
  }
  const gap = gapBeside(flow, row.id, step)
  return gap ? moveNodes(flow, [row.id], gap) : { flow, selected: [row.id] }
}

/** The gap above the step before, or below the step behind, in reading order. */
function gapBeside(flow: FlowDefinition, id: string, step: number): readonly string[] | undefined {
  const items = everyItem(treeOf(flow).row)
  const at = items.findIndex(({ node }) => node.id === id)
  const beside = step < 0 ? items[at - 1] : items.slice(at + 1).find((item) => !isInside(items[at], item))
  if (!beside) return undefined
  if (step < 0) return beside.gap.map((line) => line.id)
  const from = (beside.merge ?? beside.node).id
  return flow.lines
    .filter((line) => line.from === from)
    .slice(0, 1)
    .map((line) => line.id)
}

const isInside = (outer: TreeItem | undefined, inner: TreeItem) =>
  outer?.arms.some(({ row }) => everyItem(row).includes(inner)) ?? false
