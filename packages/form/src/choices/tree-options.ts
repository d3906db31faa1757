import { z } from 'zod'
import { type Locale, textIn, wordsOf } from '../definition/localized-text.ts'
import { ChoiceOption } from './choice.ts'

/** An option that may have others below it. */
export type TreeOption = ChoiceOption & Readonly<{ children: readonly TreeOption[] }>
/** The ids from the top of a tree down to one option. */
export type TreePath = readonly string[]

const mostOptions = 5000
const mostLevels = 10

/** At most 5,000 options on 10 levels, with distinct ids among siblings. */
export const TreeOptions: z.ZodType<readonly TreeOption[]> = z
  .array(level(mostLevels))
  .default([])
  .refine((options) => countOf(options) <= mostOptions, `has more than ${mostOptions} options`)
  .refine(haveDistinctIds, 'has an option twice')

function level(left: number): z.ZodType<TreeOption> {
  const below: z.ZodType<readonly TreeOption[]> = left > 1 ? z.array(level(left - 1)) : z.tuple([])
  return z.strictObject({ ...ChoiceOption.shape, children: below.default([]) })
}

function countOf(options: readonly TreeOption[]): number {
  return options.reduce((count, { children }) => count + 1 + countOf(children), 0)
}

function haveDistinctIds(options: readonly TreeOption[]): boolean {
  const own = new Set(options.map(({ id }) => id))
  return own.size === options.length && options.every(({ children }) => haveDistinctIds(children))
}

/** Returns the options along a path, or undefined when the path does not exist. */
export function optionsOn(options: readonly TreeOption[], path: TreePath): readonly TreeOption[] | undefined {
  const way: TreeOption[] = []
  let offered = options
  for (const id of path) {
    const option = offered.find((one) => one.id === id)
    if (!option) return undefined
    way.push(option)
    offered = option.children
  }
  return way
}

/** Returns the labels along a path; from the point where the path is lost, its ids. */
export function labelsOn(options: readonly TreeOption[], path: TreePath, locale: Locale): string[] {
  let offered = options
  return path.map((id) => {
    const option = offered.find((one) => one.id === id)
    offered = option?.children ?? []
    return option ? textIn(locale, option.label) : id
  })
}

/** Reads a path from an import sheet, as ids or labels in any language. Unknown words stay as they are. */
export function pathOfWords(options: readonly TreeOption[], words: readonly string[]): TreePath {
  let offered = options
  return words.map((word) => {
    const option = offered.find(({ id, label }) => id === word || wordsOf(label).includes(word))
    offered = option?.children ?? []
    return option?.id ?? word
  })
}

/** Returns every path of a tree, each option before its children. */
export function pathsIn(options: readonly TreeOption[], above: TreePath = []): TreePath[] {
  return options.flatMap(({ id, children }) => {
    const path = [...above, id]
    return [path, ...pathsIn(children, path)]
  })
}

/** Returns the tree without retired options that were not chosen, and without branches that became empty. */
export function offeredTree(
  options: readonly TreeOption[],
  chosen: readonly TreePath[],
  above: TreePath = [],
): readonly TreeOption[] {
  return options.flatMap((option) => {
    const path = [...above, option.id]
    const isOnWay = chosen.some((one) => startsWith(one, path))
    if (option.retired && !isOnWay) return []

    const children = offeredTree(option.children, chosen, path)
    return option.children.length > 0 && children.length === 0 && !isOnWay ? [] : [{ ...option, children }]
  })
}

export function startsWith(path: TreePath, beginning: TreePath): boolean {
  return beginning.every((id, index) => path[index] === id)
}

/** Returns the tree with these paths added as retired options; `nameOf` labels the missing ones. */
export function withPaths(
  options: readonly TreeOption[],
  paths: readonly TreePath[],
  nameOf: (id: string, isLast: boolean) => string,
): readonly TreeOption[] {
  return paths.reduce((tree, path) => withPath(tree, path, nameOf), options)
}

function withPath(
  options: readonly TreeOption[],
  [id, ...rest]: TreePath,
  nameOf: (id: string, isLast: boolean) => string,
): readonly TreeOption[] {
  if (id === undefined) return options

  const there = options.find((one) => one.id === id)
  const option = there ?? { id, label: nameOf(id, rest.length === 0), retired: true, children: [] }
  const grown = { ...option, children: withPath(option.children, rest, nameOf) }
  return there ? options.map((one) => (one === there ? grown : one)) : [...options, grown]
}
