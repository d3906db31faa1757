import { isSameJson } from '@signet/std'

type Difference = Readonly<{ place: string; mine: string; theirs: string }>

const mostDifferences = 20
const longestText = 120

/** Returns the first places in which two values differ. Parts of lists are compared by their id, key or code. */
export function differencesBetween(mine: unknown, theirs: unknown): Difference[] {
  const found: Difference[] = []
  compare({ place: '', mine, theirs }, found)
  return found
}

type Pair = Readonly<{ place: string; mine: unknown; theirs: unknown }>

function compare({ place, mine, theirs }: Pair, found: Difference[]): void {
  if (found.length >= mostDifferences || isSameJson(mine, theirs)) return
  const [one, other] = [partsOf(mine), partsOf(theirs)]
  if (!one || !other) {
    found.push({ place, mine: shown(mine), theirs: shown(theirs) })
    return
  }
  const sizeBefore = found.length
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const below = place === '' ? key : `${place} › ${key}`
    compare({ place: below, mine: one.get(key), theirs: other.get(key) }, found)
  }
  if (found.length === sizeBefore) found.push({ place, mine: order(one), theirs: order(other) })
}

function order(parts: ReadonlyMap<string, unknown>): string {
  return [...parts.keys()].join(', ').slice(0, longestText)
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(value.map((part, index) => [markOf(part) ?? String(index + 1), part]))
}

function markOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  const marks = part as Readonly<Record<string, unknown>>
  return [marks['key'], marks['code'], marks['id']].find((mark) => typeof mark === 'string')
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestText)
}
