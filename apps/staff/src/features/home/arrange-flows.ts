import type { FlowCard } from '@signet/contract'

/** `name` is the category in the reader's language. */
export type Shelf = Readonly<{ category: string; name: string; flows: readonly FlowCard[] }>
export type Arrangement = Readonly<{
  favourites: readonly FlowCard[]
  often: readonly FlowCard[]
  shelves: readonly Shelf[]
}>

const shownOften = 4

/** The flows of the home page: favourites, other frequent ones, and all by category. */
export function arrangeFlows(flows: readonly FlowCard[], keyword: string): Arrangement {
  const wanted = keyword.trim().toLowerCase()
  const found = flows.filter(({ name, code, spelling, category, categoryName }) =>
    [name, code, spelling, category, categoryName].some((text) => text.toLowerCase().includes(wanted)),
  )
  const often = found
    .filter(({ timesUsed, isFavourite }) => timesUsed > 0 && !isFavourite)
    .sort((a, b) => b.timesUsed - a.timesUsed)

  return {
    favourites: found.filter(({ isFavourite }) => isFavourite),
    often: often.slice(0, shownOften),
    shelves: [...Map.groupBy(found, ({ category }) => category)].map(([category, flows]) => ({
      category,
      name: flows[0]?.categoryName ?? category,
      flows,
    })),
  }
}

/** The categories of flows, each once, with its name in the reader's language. */
export function categoriesOf(flows: readonly FlowCard[]): readonly Omit<Shelf, 'flows'>[] {
  const named = flows.filter(({ category }) => category !== '')
  return [...new Map(named.map(({ category, categoryName }) => [category, categoryName]))].map(
    ([category, name]) => ({ category, name }),
  )
}
