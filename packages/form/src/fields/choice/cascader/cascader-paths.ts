import { optionsOn, startsWith, type TreeOption, type TreePath } from '../../../choices/tree-options.ts'

/** One path, or several. */
export type CascaderValue = TreePath | readonly TreePath[]

/** One path or several, as a list. */
export function pathsOf(value: CascaderValue): readonly TreePath[] {
  if (value.length === 0) return []
  return isSeveral(value) ? value : [value]
}

/** The choices with one path more or less. A branch takes in what was chosen below it. */
export function withPath(chosen: readonly TreePath[], toggled: TreePath): readonly TreePath[] {
  if (hasPath(chosen, toggled)) return chosen.filter((one) => !isSame(one, toggled))
  return [...chosen.filter((one) => !startsWith(one, toggled)), toggled]
}

export function hasPath(chosen: readonly TreePath[], sought: TreePath): boolean {
  return chosen.some((one) => isSame(one, sought))
}

/** Does a branch above it stand for it? */
export function isTakenIn(chosen: readonly TreePath[], sought: TreePath): boolean {
  return chosen.some((one) => one.length < sought.length && startsWith(sought, one))
}

function isSame(one: TreePath, other: TreePath): boolean {
  return one.length === other.length && startsWith(one, other)
}

export function isSeveral(value: CascaderValue): value is readonly TreePath[] {
  return Array.isArray(value[0])
}

/** Each path once. */
export function unique(several: readonly string[][]): readonly TreePath[] {
  return several.filter((one, place) => several.findIndex((other) => isSame(one, other)) === place)
}

/** Does the way lead to something? */
export function isThere(tree: readonly TreeOption[], path: TreePath): boolean {
  return optionsOn(tree, path) !== undefined
}
