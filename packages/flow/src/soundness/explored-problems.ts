import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import { type Exploration, exploreNet, type Growth, type Marking, type ReachedState } from './explore-net.ts'
import { reduceNet } from './reduce-net.ts'
import { type Place, tokenNetOf } from './token-net.ts'

/** Limit of explored states; beyond it the result is unknown. Reduced flows have about a dozen. */
const mostStates = 10_000

/** The first fault forbids publishing; a few more states find faults of other kinds. */
const mostAfterFault = 400

/**
 * Checks soundness by exploring every reachable state of the reduced flow: the end is always reachable, nothing is left
 * behind at an end, tokens never pile up, no node holds two tokens, no node is dead. Each problem has a short path to it.
 */
export function exploredProblems(plan: FlowPlan, most = mostStates): readonly FlowProblem[] {
  const explored = exploreFlow(plan, most)
  const found = [...leftBehind(explored), ...twoTokens(explored)]
  if (explored.growth) return [...found, unbounded(plan, explored, explored.growth)]
  if (!explored.isComplete) return [...found, { code: 'tooLarge', severity: 'warning', params: { most } }]
  return [...found, ...endlessProblems(explored), ...deadNodes(plan, explored)]
}

/** Explores the reachable states of the reduced flow, up to `most` of them. */
export function exploreFlow(plan: FlowPlan, most = mostStates): Exploration {
  const net = tokenNetOf(plan)
  const limits = { most, mostAfterFault, isFault }
  const explored = exploreNet(reduceNet(net, 'blocks'), limits)
  return explored.isCrowded ? exploreNet(reduceNet(net, 'rows'), limits) : explored
}

function isFault(places: readonly Place[], marking: Marking): boolean {
  return isLeftBehind(places, marking) || doubledPlace(places, marking) !== undefined
}

function isLeftBehind(places: readonly Place[], marking: Marking): boolean {
  return marking.length > 1 && marking.some((place) => places[place]?.isEnd)
}

/** A working node cannot hold two tokens; only a merge collects them. */
function doubledPlace(places: readonly Place[], marking: Marking): Place['works'] {
  const doubled = marking.find((place, at) => marking[at + 1] === place && places[place]?.works)
  return doubled === undefined ? undefined : places[doubled]?.works
}

function leftBehind({ places, states }: Exploration): readonly FlowProblem[] {
  const state = [...states.values()].find(({ marking }) => isLeftBehind(places, marking))
  return state ? [{ code: 'leftBehind', severity: 'error', path: pathTo(state) }] : []
}

function twoTokens({ places, states }: Exploration): readonly FlowProblem[] {
  const state = [...states.values()].find(({ marking }) => doubledPlace(places, marking))
  const works = state && doubledPlace(places, state.marking)
  if (!works) return []

  const path = [...pathTo(state), ...works.after, ...works.after]
  return [{ code: 'twoTokens', severity: 'error', path, node: works.node }]
}

function unbounded(plan: FlowPlan, { places }: Exploration, { from, to }: Growth): FlowProblem {
  const path = pathTo(from)
  const loop = pathTo(to).slice(path.length)
  const node = places[to.marking.find((place, at) => to.marking[at + 1] === place) ?? 0]?.id ?? ''
  const names = loop.map((id) => nameOfNode(plan, id)).join(' → ')
  return { code: 'unbounded', severity: 'error', node, path, loop, params: { loop: names } }
}

/** States from which no end is reachable: stuck without a move, endless with moves. */
function endlessProblems(explored: Exploration): readonly FlowProblem[] {
  const { states, following, places } = explored
  const finishing = statesBeforeTheEnd(explored)
  const lost = [...states.values()].filter(({ key }) => !finishing.has(key))
  const stuck = lost.find(({ key }) => following.get(key)?.length === 0)
  const state = stuck ?? lost[0]
  const node = places[state?.marking[0] ?? 0]?.id ?? ''
  return state ? [{ code: stuck ? 'stuck' : 'endless', severity: 'error', path: pathTo(state), node }] : []
}

function statesBeforeTheEnd({ following }: Exploration): ReadonlySet<string> {
  const before = new Map<string, string[]>([...following.keys(), ''].map((key) => [key, []]))
  for (const [key, keys] of following) for (const to of keys) before.get(to)?.push(key)

  const finishing = new Set([''])
  for (const key of finishing) for (const earlier of before.get(key) ?? []) finishing.add(earlier)
  return finishing
}

function deadNodes({ definition }: FlowPlan, { places, states }: Exploration): readonly FlowProblem[] {
  const reached = new Set([...states.values()].flatMap(({ marking }) => marking))
  const alive = new Set([...reached].flatMap((place) => places[place]?.nodes ?? []))
  return definition.nodes
    .filter(({ id }) => !alive.has(id))
    .map(({ id }) => ({ code: 'dead', severity: 'error', node: id }))
}

/** Nodes left on the path to a state, in order. */
function pathTo(state: ReachedState): readonly string[] {
  const steps: (readonly string[])[] = []
  for (let step: ReachedState | undefined = state; step; step = step.previous) steps.push(step.passes)
  return steps.reverse().flat()
}
