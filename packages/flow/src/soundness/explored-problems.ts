import { type FlowPlan, nodeOf, type PlannedTransition } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { isEnd, traitsOf } from '../nodes/traits-of.ts'

/** Limit of explored states (real flows have about a dozen); beyond it the result is unknown. */
const mostStates = 20_000

/**
 * Checks soundness by exploring every reachable state: the end is always reachable, nothing is left behind at an end,
 * no node holds two tokens, no node is dead. Each problem has a shortest path to it.
 */
export function exploredProblems(plan: FlowPlan, most = mostStates): readonly FlowProblem[] {
  const explored = explore(plan, most)
  const doubled = firstState(explored, (marking) => twiceWorkedAt(plan, marking) !== undefined)
  const unfinished = [
    ...problemAt(
      'leftBehind',
      explored,
      firstState(explored, (marking) => leavesBehind(plan, marking)),
    ),
    ...problemAt('twoTokens', explored, doubled, (marking) => twiceWorkedAt(plan, marking)),
  ]
  if (!explored.isComplete)
    return [...unfinished, { code: 'tooLarge', severity: 'warning', params: { most } }]
  return [...unfinished, ...endlessProblems(explored), ...deadNodes(plan, explored)]
}

/** A working node cannot hold two tokens; only a merge collects them. */
function twiceWorkedAt(plan: FlowPlan, marking: Marking): string | undefined {
  return marking.find(
    (node, index) => marking[index + 1] === node && works.has(traitsOf(nodeOf(plan, node)).waitsFor),
  )
}

const works: ReadonlySet<string> = new Set(['people', 'system'])

function leavesBehind(plan: FlowPlan, marking: Marking): boolean {
  return marking.length > 1 && marking.some((node) => isEnd(nodeOf(plan, node)))
}

/** States from which no end is reachable: stuck without a move, endless with moves. */
function endlessProblems(explored: Exploration): readonly FlowProblem[] {
  const finishing = statesBeforeTheEnd(explored)
  const lost = [...explored.states.keys()].filter((key) => !finishing.has(key))
  const stuck = lost.find((key) => explored.states.get(key)?.moves.length === 0)
  if (stuck !== undefined) return problemAt('stuck', explored, stuck, (marking) => marking[0])
  return problemAt('endless', explored, lost[0], (marking) => marking[0])
}

function statesBeforeTheEnd({ states }: Exploration): ReadonlySet<string> {
  const before = new Map<string, string[]>()
  for (const [key, { moves }] of states)
    for (const { to } of moves) before.set(keyOf(to), [...(before.get(keyOf(to)) ?? []), key])

  const finishing = new Set([''])
  const open = ['']
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const fresh = (before.get(key) ?? []).filter((earlier) => !finishing.has(earlier))
    for (const earlier of fresh) finishing.add(earlier)
    open.push(...fresh)
  }
  return finishing
}

function deadNodes({ definition }: FlowPlan, { states }: Exploration): readonly FlowProblem[] {
  const reached = new Set([...states.values()].flatMap(({ marking }) => marking))
  return definition.nodes
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => ({ code: 'dead', severity: 'error', node: id }))
}

function firstState({ states }: Exploration, is: (marking: Marking) => boolean): string | undefined {
  return [...states.keys()].find((key) => is(states.get(key)?.marking ?? []))
}

function problemAt(
  code: FlowProblem['code'],
  explored: Exploration,
  key: string | undefined,
  nodeIn: (marking: Marking) => string | undefined = () => undefined,
): readonly FlowProblem[] {
  if (key === undefined) return []

  const node = nodeIn(explored.states.get(key)?.marking ?? [])
  return [{ code, severity: 'error', path: pathTo(explored, key), ...(node !== undefined && { node }) }]
}

/** A reachable state, its first predecessor and its successors. */
type ReachedState = Readonly<{
  marking: Marking
  moves: readonly Move[]
  previous?: Readonly<{ key: string; node: string }>
}>

type Exploration = Readonly<{ states: ReadonlyMap<string, ReachedState>; isComplete: boolean }>

/** All reachable states, breadth first, so that each path is shortest. */
function explore(plan: FlowPlan, most: number): Exploration {
  const states = new Map<string, ReachedState>()
  const open: Pick<ReachedState, 'marking' | 'previous'>[] = [{ marking: markingOf([plan.start.id]) }]
  for (let index = 0; index < open.length; index += 1) {
    const next = open[index]
    if (!next || states.has(keyOf(next.marking))) continue
    if (states.size === most) return { states, isComplete: false }

    const key = keyOf(next.marking)
    const moves = next.marking.length > tooManyTokens ? [] : movesFrom(plan, next.marking)
    states.set(key, { ...next, moves })
    open.push(...moves.map(({ node, to }) => ({ marking: to, previous: { key, node } })))
  }
  return { states, isComplete: true }
}

/** States with more tokens come from a loop that multiplies tokens; they are reported, not followed. */
const tooManyTokens = 200

/** Nodes left on the path to a state, in order. */
function pathTo({ states }: Exploration, key: string): readonly string[] {
  const path: string[] = []
  for (let at = states.get(key)?.previous; at; at = states.get(at.key)?.previous) path.push(at.node)
  return path.reverse()
}

/** Positions of tokens: one node id per token, sorted. Empty for a finished case. */
type Marking = readonly string[]

/** A node left along some transitions. */
type Move = Readonly<{ node: string; lines: readonly PlannedTransition[]; to: Marking }>

function markingOf(nodes: readonly string[]): Marking {
  return [...nodes].sort()
}

function keyOf(marking: Marking): string {
  return marking.join(' ')
}

/** All possible moves: each ready token along each set of transitions its kind allows. */
function movesFrom(plan: FlowPlan, marking: Marking): readonly Move[] {
  return [...new Set(marking)]
    .filter((node) => isReady(plan, marking, node))
    .flatMap((id) => movesOf(plan, marking, id))
}

function movesOf(plan: FlowPlan, marking: Marking, id: string): Move[] {
  const node = nodeOf(plan, id)
  const kind = kindOf(node)
  const rest = kind.waitsFor === 'tokens' ? marking.filter((other) => other !== id) : withoutOne(marking, id)
  return kind
    .exits(node, plan.transitionsFrom.get(id) ?? [])
    .map((lines) => ({ node: id, lines, to: markingOf([...rest, ...lines.map(({ to }) => to)]) }))
}

/** A merge opens when no other token can arrive, as at run time. */
function isReady(plan: FlowPlan, marking: Marking, node: string): boolean {
  const before = plan.arrivals.get(node)
  return before === undefined || !marking.some((other) => other !== node && before.has(other))
}

function withoutOne(marking: Marking, node: string): readonly string[] {
  const position = marking.indexOf(node)
  return marking.filter((_, index) => index !== position)
}
