import type { FlowPlan } from '../definition/flow-plan.ts'
import { kindOf } from '../nodes/node-kinds.ts'
import { isEnd, traitsOf } from '../nodes/traits-of.ts'

/** One way of leaving a place: where tokens appear, and the nodes left meanwhile, in order. */
export type Exit = Readonly<{ to: readonly string[]; passes: readonly string[] }>

/** A node of a flow, or several that behave like one. */
export type Place = Readonly<{
  /** The first node, where a token rests. */
  id: string
  nodes: readonly string[]
  isEnd: boolean
  /** The first node that works and may hold only one token, and the nodes left before it. */
  works: Readonly<{ node: string; after: readonly string[] }> | undefined
  /** Whether all tokens here leave as one, once no token rests at `waitsFor`. */
  collects: boolean
  waitsFor: ReadonlySet<string>
  exits: readonly Exit[]
  /** Set when the place behaves like its nodes only as long as no other token rests here or there. */
  rivals: ReadonlySet<string> | undefined
}>

export type TokenNet = Readonly<{ start: string; places: ReadonlyMap<string, Place> }>

const working: ReadonlySet<string> = new Set(['people', 'system'])
const noPlaces: ReadonlySet<string> = new Set()

/** The moves of tokens in a flow, without conditions. */
export function tokenNetOf(plan: FlowPlan): TokenNet {
  const places = plan.definition.nodes.map((node): Place => {
    const { id } = node
    const { waitsFor } = traitsOf(node)
    const exits = kindOf(node).exits(node, plan.transitionsFrom.get(id) ?? [])
    return {
      id,
      nodes: [id],
      isEnd: isEnd(node),
      works: working.has(waitsFor) ? { node: id, after: [] } : undefined,
      collects: waitsFor === 'tokens',
      waitsFor: plan.arrivals.get(id) ?? noPlaces,
      exits: exits.map((lines) => ({ to: lines.map(({ to }) => to), passes: [id] })),
      rivals: undefined,
    }
  })
  return { start: plan.start.id, places: new Map(places.map((place) => [place.id, place])) }
}
