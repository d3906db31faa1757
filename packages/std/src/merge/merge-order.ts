import { longestRise } from '../longest-rise.ts'
import type { Side, Versions } from './merge-shape.ts'

type Orders = Versions<readonly string[]>

/**
 * Returns the ids of a merged list in order. An item that one side added or moved follows the item that it follows
 * there; of two at one position, the one of the other side comes first. Asks only for an item that both moved.
 */
export function mergeOrder(
  orders: Orders,
  isKept: (id: string) => boolean,
  ask: (id: string) => Side,
): readonly string[] {
  const sides = { mine: orders.mine.filter(isKept), theirs: orders.theirs.filter(isKept) }
  const owners = ownersOf(orders, sides)
  const isFixed = (id: string) => owners.get(id) === 'both'
  for (const id of movedTwice(orders.base, sides))
    owners.set(
      id,
      findAnchor(sides.mine, id, isFixed) === findAnchor(sides.theirs, id, isFixed) ? 'theirs' : ask(id),
    )

  const followers = new Map<string, string[]>()
  for (const side of ['theirs', 'mine'] as const)
    for (const id of sides[side].filter((one) => owners.get(one) === side)) {
      const anchor = findAnchor(sides[side], id, isFixed)
      followers.set(anchor, [...(followers.get(anchor) ?? []), id])
    }
  const fixed = orders.base.filter(isFixed)
  return ['', ...fixed].flatMap((id) => [...(id === '' ? [] : [id]), ...(followers.get(id) ?? [])])
}

type Sides = Readonly<Record<Side, readonly string[]>>

/** Which side places an item; `both` for one that neither moved. */
function ownersOf({ base }: Orders, sides: Sides): Map<string, Side | 'both'> {
  const has = { base: new Set(base), mine: new Set(sides.mine), theirs: new Set(sides.theirs) }
  const moved = { mine: movedIn(base, sides.mine), theirs: movedIn(base, sides.theirs) }
  const ownerOf = (id: string): Side | 'both' => {
    if (!has.theirs.has(id)) return 'mine'
    if (!has.mine.has(id) || !has.base.has(id) || moved.theirs.has(id)) return 'theirs'
    return moved.mine.has(id) ? 'mine' : 'both'
  }
  return new Map([...sides.theirs, ...sides.mine].map((id) => [id, ownerOf(id)]))
}

function movedTwice(base: readonly string[], { mine, theirs }: Sides): readonly string[] {
  const moved = movedIn(base, theirs)
  return [...movedIn(base, mine)].filter((id) => moved.has(id))
}

/** The items of the base that are outside the longest run that kept its order. */
function movedIn(base: readonly string[], side: readonly string[]): ReadonlySet<string> {
  const order = new Map(base.map((id, at) => [id, at]))
  const known = side.filter((id) => order.has(id))
  const stayed = new Set(longestRise(known.flatMap((id) => order.get(id) ?? [])))
  return new Set(known.filter((id) => !stayed.has(order.get(id) ?? -1)))
}

/** The nearest fixed item before another; empty at the beginning. */
export function findAnchor(order: readonly string[], id: string, isFixed: (id: string) => boolean): string {
  return order.slice(0, order.indexOf(id)).findLast(isFixed) ?? ''
}
