import { listed, type OneOrSeveral } from '../../../choices/choice.ts'
import { pathOfWords, type TreeOption, type TreePath } from '../../../choices/tree-options.ts'
import { wordsOf } from '../../../definition/localized-text.ts'

/** An option with its path. */
export type TreePlace = Readonly<{ option: TreeOption; path: TreePath }>

const known = new WeakMap<readonly TreeOption[], ReadonlyMap<string, TreePlace>>()

/** Returns every option by id. Cached per tree, because lists and exports ask for every row. */
export function placesIn(options: readonly TreeOption[]): ReadonlyMap<string, TreePlace> {
  const places = known.get(options) ?? new Map(placed(options, []))
  known.set(options, places)
  return places
}

/**
 * Returns the id for a cell of an import sheet: an id, labels from the top down (`North / Sales`), or a unique label.
 * An ambiguous label matches nothing.
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

/** Returns the paths of the chosen options that exist. */
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

/** Returns the chosen ids as paths of one step, for use when the tree is not loaded. */
export function stepsTo(value: OneOrSeveral): TreePath[] {
  return listed(value).map((id) => [id])
}

/** Tells whether the last id of the path is anywhere in the tree. */
export function isAnywhere(tree: readonly TreeOption[], path: TreePath): boolean {
  return placesIn(tree).has(path.at(-1) ?? '')
}

/** A visible line of a tree: its depth, its siblings and whether it is open. */
export type TreeLine = Readonly<{
  option: TreeOption
  level: number
  place: number
  size: number
  above: string | undefined
  isOpen: boolean
}>

/** Returns the visible lines: each option, followed by its children when it is open. */
export function linesOf(
  options: readonly TreeOption[],
  isOpen: (id: string) => boolean,
  level = 1,
  above?: string,
): TreeLine[] {
  return options.flatMap((option, index) => {
    const opens = option.children.length > 0 && isOpen(option.id)
    const line = { option, level, place: index + 1, size: options.length, above, isOpen: opens }
    return opens ? [line, ...linesOf(option.children, isOpen, level + 1, option.id)] : [line]
  })
}

/** Returns the options that match the words, with their ancestors and descendants. */
export function foundTree(
  options: readonly TreeOption[],
  bears: (option: TreeOption) => boolean,
): readonly TreeOption[] {
  return options.flatMap((option) => {
    if (bears(option)) return [option]
    const children = foundTree(option.children, bears)
    return children.length > 0 ? [{ ...option, children }] : []
  })
}

/** Returns the line that a key moves to, as in any tree view: up, down, first, last, parent and child. */
export function lineOfKey(lines: readonly TreeLine[], at: number, key: string): TreeLine | undefined {
  const line = lines[at]
  if (key === 'ArrowDown') return lines[at + 1]
  if (key === 'ArrowUp') return lines[at - 1]
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  if (key === 'ArrowRight' && line?.isOpen) return lines[at + 1]
  if (key === 'ArrowLeft' && !line?.isOpen) return lines.find(({ option }) => option.id === line?.above)
  return undefined
}
