import fc from 'fast-check'
import { FlowDefinition } from '../src/index.ts'
import { arbitraryFlow } from './arbitrary-flow.ts'
import { peopleNode } from './draw.ts'

type Slip = Readonly<{ kind: 'mode' | 'retarget' | 'drop' | 'add' | 'unmerge'; one: number; other: number }>

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('mode', 'retarget', 'retarget', 'drop', 'add', 'add', 'unmerge', 'unmerge'),
  one: fc.nat(),
  other: fc.nat(),
})

/** A flow of blocks with up to five mistakes; many are still sound. */
export const faultyFlow: fc.Arbitrary<FlowDefinition> = fc
  .tuple(
    arbitraryFlow.filter((flow) => branchesOf(flow).length > 0),
    fc.array(slip, { minLength: 1, maxLength: 5 }),
  )
  .map(([flow, slips]) =>
    FlowDefinition.parse(slips.reduce<FlowDefinition>((made, one, index) => make(made, one, index), flow)),
  )

function make(flow: FlowDefinition, { kind, one, other }: Slip, index: number): FlowDefinition {
  switch (kind) {
    case 'mode':
      return otherMode(flow, one, other)
    case 'retarget':
      return retargeted(flow, one, other)
    case 'drop':
      return dropped(flow, one)
    case 'add':
      return added(flow, { one, other, place: index })
    case 'unmerge':
      return withoutMerge(flow, one)
  }
}

const modes = ['exclusive', 'inclusive', 'parallel', 'chosen'] as const

function otherMode(flow: FlowDefinition, one: number, other: number): FlowDefinition {
  const branches = branchesOf(flow)
  const chosen = branches[one % Math.max(branches.length, 1)]
  const mode = modes[other % modes.length] ?? 'parallel'
  const nodes = flow.nodes.map((node) =>
    node === chosen && node.kind === 'branch' ? { ...node, mode } : node,
  )
  return { ...flow, nodes }
}

function retargeted(flow: FlowDefinition, one: number, other: number): FlowDefinition {
  const chosen = flow.lines[one % flow.lines.length]
  const to = targetOf(flow, other)
  return { ...flow, lines: flow.lines.map((line) => (line === chosen ? { ...line, to } : line)) }
}

function dropped(flow: FlowDefinition, one: number): FlowDefinition {
  const branches = new Set(branchesOf(flow).map(({ id }) => id))
  const droppable = flow.lines.filter(({ from }) => branches.has(from))
  const chosen = droppable[one % Math.max(droppable.length, 1)]
  return { ...flow, lines: flow.lines.filter((line) => line !== chosen) }
}

function added(
  flow: FlowDefinition,
  { one, other, place: index }: Readonly<Record<'one' | 'other' | 'place', number>>,
): FlowDefinition {
  const branches = branchesOf(flow)
  const from = branches[one % Math.max(branches.length, 1)]?.id
  if (from === undefined) return flow
  const line = { id: `slip${index}`, from, to: targetOf(flow, other) }
  return { ...flow, lines: [...flow.lines, line] }
}

function branchesOf({ nodes }: FlowDefinition) {
  return nodes.filter(({ kind }) => kind === 'branch')
}

function targetOf({ nodes }: FlowDefinition, number: number): string {
  const targets = nodes.filter(({ kind }) => kind !== 'start')
  return targets[number % targets.length]?.id ?? 'end'
}

/** Replaces a merge by a people step. */
function withoutMerge(flow: FlowDefinition, one: number): FlowDefinition {
  const merges = flow.nodes.filter(({ kind }) => kind === 'merge')
  const chosen = merges[one % Math.max(merges.length, 1)]
  const nodes = flow.nodes.map((node) => (node === chosen ? peopleNode(node.id, 'li') : node))
  return FlowDefinition.parse({ ...flow, nodes })
}
