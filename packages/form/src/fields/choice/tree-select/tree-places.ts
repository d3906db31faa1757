import { listed, type OneOrSeveral } from '../../../choices/one-or-several.ts'
import { pathOfWords, type TreeOption, type TreePath } from '../../../choices/tree-options.ts'
import { wordsOf } from '../../../definition/localized-text.ts'

/** Where an option stands. */
export type TreePlace = Readonly<{ option: TreeOption; path: TreePath }>

const known = new WeakMap<readonly TreeOption[], ReadonlyMap<string, TreePlace>>()

/** Every option of a tree by its id. Made once per tree: lists and exports ask for every row. */
export function placesIn(options: readonly TreeOption[]): ReadonlyMap<string, TreePlace> {
  const places = known.get(options) ?? new Map(placed(options, []))
  known.set(options, places)
  return places
}

/**
 * The id of what an import sheet says: an id, the labels from the top down (`North / Sales`), or a label that only one
 * option bears. A label that several bear names none of them.
 */
export function idOfWords(options: readonly TreeOption[], words: string): string {
  const places = placesIn(options)
  if (places.has(words)) return words

  const path = pathOfWords(
    options,
    words.split('/').map((word) => word.trim()),
  )
  const named = [...places.values()].filter(({ option }) => wordsOf(option.label).includes(words))
  const last = path.at(-1) ?? ''
  if (path.length > 1 && places.get(last)?.path.join('/') === path.join('/')) return last
  return named.length === 1 ? (named[0]?.option.id ?? words) : words
}

/** Where the options stand that were chosen, as far as they exist. */
export function pathsOfIds(options: readonly TreeOption[], ids: readonly string[]): TreePath[] {
  return ids.flatMap((id) => {
    const place = placesIn(options).get(id)
    return place ? [place.path] : []
  })
}

function placed(options: readonly TreeOption[], above: TreePath): [string, TreePlace][] {
  return options.flatMap((option) => {
    const path = [...above, option.id]
    return [[option.id, { option, path }], ...placed(option.children, path)]
  })
}

/** What was chosen as ways of one step: where it stands is not known without the tree. */
export function stepsTo(value: OneOrSeveral): TreePath[] {
  return listed(value).map((id) => [id])
}

/** Is the end of the way anywhere in the tree? */
export function isAnywhere(tree: readonly TreeOption[], path: TreePath): boolean {
  return placesIn(tree).has(path.at(-1) ?? '')
}
