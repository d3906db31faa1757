import type { FlowLine, FlowNode } from '@signet/flow'
import type { FlowTree, Row, TreeItem } from '@signet/flow/design'

/** A line of the outline: a step, or a transition out of a branch. */
export type OutlineRow = Readonly<
  { id: string; depth: number } & ({ kind: 'node'; node: FlowNode } | { kind: 'arm'; line: FlowLine })
>

/** All parts in reading order; merges belong to their branch. */
export function outlineRows({ row, loose }: FlowTree): readonly OutlineRow[] {
  return [...rowsOf(row, 0), ...loose.map((node) => ({ id: node.id, depth: 0, kind: 'node' as const, node }))]
}

function rowsOf({ items }: Row, depth: number): readonly OutlineRow[] {
  return items.flatMap((item) => rowsOfItem(item, depth))
}

function rowsOfItem({ node, arms }: TreeItem, depth: number): readonly OutlineRow[] {
  return [
    { id: node.id, depth, kind: 'node', node },
    ...arms.flatMap(({ line, row }): OutlineRow[] => [
      { id: line.id, depth: depth + 1, kind: 'arm', line },
      ...rowsOf(row, depth + 2),
    ]),
  ]
}
