import type { CaseState, Token } from '../case/case-state.ts'
import { type FlowPlan, isStop, nameOfNode } from '../definition/flow-plan.ts'
import { nearestCommon, reachableFrom } from '../graph/graph.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import type { Objection } from '../refusals.ts'

/** `moves` maps missing nodes to nodes of the new version; `names` are the former node names. */
export type Migration = Readonly<{
  moves?: Readonly<Record<string, string>> | undefined
  names?: Readonly<Record<string, string>>
}>

/**
 * Why a running case cannot continue with another flow version, or undefined. Each current node must exist with the
 * same kind of work or have a replacement, and parallel positions must stay parallel.
 */
export function whyNotMigrate(
  plan: FlowPlan,
  state: CaseState,
  { moves = {}, names = {} }: Migration = {},
): Objection | undefined {
  const nameOf = (node: string) => names[node] ?? nameOfNode(plan, node)
  const lost = findLostNodes(plan, state)
  if (state.frozen && lost.length > 0) return { code: 'flow.frozenByReturn' }

  const unplaced = lost.find((node) => moves[node] === undefined) ?? lostReturner(plan, state)
  if (unplaced) return { code: 'flow.migrationNode', params: { node: nameOf(unplaced) } }
  const astray = lost.find((node) => !isStop(plan, moves[node] ?? ''))
  if (astray) return { code: 'flow.migrationTarget', params: { node: nameOf(astray) } }

  return unlessSideBySide(plan, state, { lost, moves })
}

/** Current nodes that another version lacks, or uses for other work. */
export function findLostNodes(plan: FlowPlan, state: CaseState): readonly string[] {
  const tokens = [...state.tokens, ...(state.frozen?.tokens ?? [])]
  return [...new Set(tokens.filter((token) => !fits(plan, state, token)).map(({ node }) => node))]
}

/** Tasks need a people node and waits a node of the same kind; other tokens fit any node. */
function fits(plan: FlowPlan, { tasks, waits = [] }: CaseState, { node: id }: Token): boolean {
  const node = plan.nodes.get(id)
  if (!node) return false
  const wait = waits.find((one) => one.node === id)
  if (wait) return wait.kind === node.kind
  return tasks.some((task) => task.node === id) ? isPeopleNode(node) : true
}

function lostReturner({ nodes }: FlowPlan, { frozen }: CaseState): string | undefined {
  if (!frozen) return undefined
  if (!isPeopleNode(nodes.get(frozen.node))) return frozen.node
  return frozen.at === 'start' || isPeopleNode(nodes.get(frozen.at)) ? undefined : frozen.at
}

type MigrationMoves = Readonly<{ lost: readonly string[]; moves: Readonly<Record<string, string>> }>

function unlessSideBySide(
  plan: FlowPlan,
  { tokens }: CaseState,
  { lost, moves }: MigrationMoves,
): Objection | undefined {
  const before = [...new Set(tokens.map(({ node }) => node))]
  const places = before.map((node) => (lost.includes(node) ? (moves[node] ?? node) : node))
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      if (!canStandTogether(plan, one, other))
        return {
          code: 'flow.migrationSideBySide',
          params: { node: nameOfNode(plan, one), other: nameOfNode(plan, other) },
        }
  return undefined
}

/** A token at a merge may wait for another that can still arrive there. */
function canStandTogether(plan: FlowPlan, one: string, other: string): boolean {
  const waitsFor = (merge: string, node: string) =>
    isMerge(plan, merge) && (isMerge(plan, node) || plan.arrivals.get(merge)?.has(node) === true)
  return waitsFor(one, other) || waitsFor(other, one) || areSideBySide(plan, one, other)
}

function isMerge({ nodes }: FlowPlan, id: string): boolean {
  const node = nodes.get(id)
  return node !== undefined && kindOf(node).waitsFor === 'tokens'
}

/** Neither is reachable from the other without passing their common entrance. */
function areSideBySide({ blocks }: FlowPlan, one: string, other: string): boolean {
  const entrance = nearestCommon(blocks.before, one, other)
  if (entrance === undefined || entrance === one || entrance === other) return false

  const isAhead = (from: string, to: string) =>
    reachableFrom(blocks.graph, from, { avoiding: entrance }).has(to)
  return !isAhead(one, other) && !isAhead(other, one)
}
