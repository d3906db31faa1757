/** How a part of a design is merged. */
export type MergeShape =
  /** As one value; two different changes are a conflict. */
  | 'value'
  /** As one value; the own change is kept without a question, as for drawing positions. */
  | 'quiet'
  /** Part by part; parts without a shape are values. Items of different kinds have nothing in common. */
  | Readonly<{ parts: Readonly<Record<string, MergeShape>> }>
  /** Item by item, told apart by one of their parts; their order is merged too. */
  | Readonly<{ itemsBy: string; item: MergeShape }>

export type Side = 'mine' | 'theirs'

/** Names of parts and ids of items from the design down to one of its parts. */
export type PartPath = readonly string[]

export type Versions<Design = unknown> = Readonly<{ base: Design; mine: Design; theirs: Design }>

export type Part = Readonly<Record<string, unknown>>

/** The last step of the path to the position of an item. */
export const positionStep = '@position'

export function pathKey(path: PartPath): string {
  return JSON.stringify(path)
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list by id; undefined unless all of them have one of their own. */
export function itemsOf(list: unknown, itemsBy: string): ReadonlyMap<string, Part> | undefined {
  if (!Array.isArray(list)) return undefined
  const items = new Map<string, Part>()
  for (const item of list as readonly unknown[]) {
    const id = isPart(item) ? item[itemsBy] : undefined
    if (typeof id !== 'string' || items.has(id)) return undefined
    items.set(id, item as Part)
  }
  return items
}
