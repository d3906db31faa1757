import type { FlowDefinition, FlowNode, FlowTransition } from '../definition/flow-definition.ts'
import { type Dominators, postdominators } from '../graph/graph.ts'
import { isBranch, isEnd, isMerge, isStart } from '../nodes/traits-of.ts'

/** Transitions into the same node: a gap to insert into. */
export type Gap = readonly FlowTransition[]

/** A sequence of items. */
export type Row = Readonly<{
  items: readonly TreeItem[]
  /** Transitions that leave the row; empty where it ends. */
  exit: Gap
  /** Target of the exit when it is not what follows the block. */
  jump?: string
}>

export type Arm = Readonly<{ line: FlowTransition; row: Row }>

/** A node with its incoming gap. A branch has its arms and the merge that closes them. */
export type TreeItem = Readonly<{
  node: FlowNode
  gap: Gap
  arms: readonly Arm[]
  merge?: FlowNode
  /** Extra outgoing transitions of a node that is not a branch. */
  strays: readonly FlowTransition[]
}>

/** A flow as a tree: top down, branches side by side. Every node occurs once. */
export type FlowTree = Readonly<{ row: Row; loose: readonly FlowNode[] }>

export function treeOf(flow: FlowDefinition): FlowTree {
  const walk = new Walk(flow)
  const start = flow.nodes.find(isStart)
  const row = start ? walk.from(start) : { items: [], exit: [] }
  return { row, loose: flow.nodes.filter(({ id }) => !walk.met.has(id)) }
}

/** All items of a tree, outer before inner, top to bottom. */
export function everyItem({ items }: Row): readonly TreeItem[] {
  return items.flatMap((item) => [item, ...item.arms.flatMap(({ row }) => everyItem(row))])
}

/** All nodes drawn in a row. */
export const nodesIn = (row: Row): readonly FlowNode[] =>
  everyItem(row).flatMap(({ node, merge }) => (merge ? [node, merge] : [node]))

class Walk {
  readonly met = new Set<string>()
  private readonly nodes: ReadonlyMap<string, FlowNode>
  private readonly out: ReadonlyMap<string, readonly FlowTransition[]>
  private readonly joinOf: (branch: string) => string | undefined

  constructor(flow: FlowDefinition) {
    this.nodes = new Map(flow.nodes.map((node) => [node.id, node]))
    this.out = Map.groupBy(flow.lines, ({ from }) => from)
    this.joinOf = joinsIn(flow)
  }

  from(start: FlowNode): Row {
    this.met.add(start.id)
    const [way, ...strays] = this.out.get(start.id) ?? []
    const first = { node: start, gap: [], arms: [], strays }
    const rest = way ? this.row([way], undefined) : { items: [], exit: [] }
    return { ...rest, items: [first, ...rest.items] }
  }

  /** Items after a gap, up to the node that closes the surrounding block. */
  private row(entry: Gap, stop: string | undefined): Row {
    const items: TreeItem[] = []
    let gap = entry
    for (let node = this.next(gap, stop); node; node = this.next(gap, stop)) {
      const item = this.item(node, gap, stop)
      items.push(item)
      gap = this.behind(item)
    }
    const to = gap[0]?.to
    return to === undefined || to === stop ? { items, exit: gap } : { items, exit: gap, jump: to }
  }

  private next([line]: Gap, stop: string | undefined): FlowNode | undefined {
    return !line || line.to === stop || this.met.has(line.to) ? undefined : this.nodes.get(line.to)
  }

  private item(node: FlowNode, gap: Gap, stop: string | undefined): TreeItem {
    this.met.add(node.id)
    const ways = this.out.get(node.id) ?? []
    if (!isBranch(node)) return { node, gap, arms: [], strays: ways.slice(1) }

    const join = this.joinOf(node.id)
    const arms = ways.map((line) => ({ line, row: this.row([line], join ?? stop) }))
    const merge = join === stop ? undefined : this.mergeAt(join)
    return { node, gap, arms, strays: [], ...(merge && { merge }) }
  }

  private mergeAt(join: string | undefined): FlowNode | undefined {
    const node = join === undefined || this.met.has(join) ? undefined : this.nodes.get(join)
    if (!node || !isMerge(node)) return undefined
    this.met.add(node.id)
    return node
  }

  private behind({ node, arms, merge }: TreeItem): Gap {
    if (isBranch(node) && !merge) return arms.flatMap(({ row }) => (row.jump === undefined ? row.exit : []))
    return (this.out.get((merge ?? node).id) ?? []).slice(0, 1)
  }
}

/**
 * Where the arms of a branch meet, ignoring arms that end; undefined when none meet. The end drawn first is taken as
 * the main one.
 */
function joinsIn(flow: FlowDefinition): (branch: string) => string | undefined {
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

/** Nodes passed after a node, nearest first. */
function inOrder(passed: Dominators, node: string): readonly string[] {
  const behind = [...(passed.get(node) ?? [])].filter((one) => one !== node && one !== '')
  return behind.sort((one, other) => (passed.get(other)?.size ?? 0) - (passed.get(one)?.size ?? 0))
}

/** The merge of a branch with one continuing arm, not one inside the arm. */
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
