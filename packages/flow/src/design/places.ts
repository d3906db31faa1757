import type { FlowDefinition } from '../flow-definition.ts'
import { layOut, type Place, step } from './lay-out.ts'

/**
 * Where every node is drawn: where somebody has put it; all in layers while nobody has put any;
 * otherwise, what came later, beside the node that leads to it.
 */
export function placesOf(definition: FlowDefinition): ReadonlyMap<string, Place> {
  const { nodes, lines } = definition
  const laidOut = layOut(definition)
  const places = new Map(nodes.flatMap(({ id, place }) => (place ? [[id, place] as const] : [])))
  if (places.size === 0) return laidOut

  for (const { id } of inLayers(nodes, laidOut)) {
    if (places.has(id)) continue
    const before = lines.find(({ from, to }) => to === id && places.has(from))
    const beside = before && places.get(before.from)
    const wanted = beside ? { x: beside.x + step.x, y: beside.y } : laidOut.get(id)
    places.set(id, freePlace(places, wanted ?? { x: step.x, y: step.y }))
  }
  return places
}

/** The wanted place, or the first one below it where a new node covers none. */
export function freePlace(places: ReadonlyMap<string, Place>, { x, y }: Place): Place {
  const near = [...places.values()]
    .filter((other) => Math.abs(other.x - x) < step.x * 0.75)
    .map((other) => other.y)
  const covers = (at: number, other: number) => Math.abs(at - other) < step.y / 2
  const free = near
    .toSorted((one, other) => one - other)
    .reduce((at, other) => (covers(at, other) ? other + step.y : at), y)
  return { x, y: free }
}

/** What leads to others before them, so that a chain of new nodes finds its place one after the other. */
const inLayers = (nodes: FlowDefinition['nodes'], laidOut: ReadonlyMap<string, Place>) =>
  nodes.toSorted((one, other) => (laidOut.get(one.id)?.x ?? 0) - (laidOut.get(other.id)?.x ?? 0))
