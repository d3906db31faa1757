import type { FlowCard } from '@signet/contract'

/** Flows of one category, named in the reader's language: from below the top one, `Claims / Travel`. */
export type Shelf = Readonly<{ category: string; name: string; flows: readonly FlowCard[] }>

/** A category at the top: its own flows, and those of the categories in it. */
export type TopShelf = Shelf & Readonly<{ below: readonly Shelf[] }>

export type Arrangement = Readonly<{
  favourites: readonly FlowCard[]
  often: readonly FlowCard[]
  shelves: readonly TopShelf[]
}>

const shownOften = 4

/** The flows of the home page: favourites, other frequent ones, and all by category. */
export function arrangeFlows(flows: readonly FlowCard[], keyword: string): Arrangement {
  const wanted = keyword.trim().toLowerCase()
  const found = flows.filter(({ name, code, spelling, category, categoryPath }) =>
    [name, code, spelling, category, ...categoryPath.map((one) => one.name)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
  const often = found
    .filter(({ timesUsed, isFavourite }) => timesUsed > 0 && !isFavourite)
    .sort((a, b) => b.timesUsed - a.timesUsed)

  return {
    favourites: found.filter(({ isFavourite }) => isFavourite),
    often: often.slice(0, shownOften),
    shelves: shelvesOf(found),
  }
}

/** Sorts flows by the categories at the top, in the order in which they come. */
export function shelvesOf(flows: readonly FlowCard[]): readonly TopShelf[] {
  const byTop = Map.groupBy(flows, ({ categoryPath }) => categoryPath[0]?.category ?? '')
  return [...byTop].map(([category, all]) => {
    const below = all.filter(({ categoryPath }) => categoryPath.length > 1)
    return {
      category,
      name: all[0]?.categoryPath[0]?.name ?? '',
      flows: all.filter(({ categoryPath }) => categoryPath.length <= 1),
      below: [...Map.groupBy(below, (flow) => flow.category)].map(([own, flows]) => ({
        category: own,
        name: pathName(flows[0]?.categoryPath.slice(1) ?? []),
        flows,
      })),
    }
  })
}

/** The categories of flows and those that they are in, each once and after the one above it. */
export function categoriesOf(flows: readonly FlowCard[]): readonly Omit<Shelf, 'flows'>[] {
  const paths = flows.flatMap(({ categoryPath }) =>
    categoryPath.map(({ category }, at) => [category, pathName(categoryPath.slice(0, at + 1))] as const),
  )
  return [...new Map(paths)].map(([category, name]) => ({ category, name }))
}

const pathName = (path: FlowCard['categoryPath']) => path.map(({ name }) => name).join(' / ')
