import { optionsOn, startsWith, type TreeOption, type TreePath } from '../../../choices/tree-options.ts'

/** One path, or several. */
export type CascaderValue = TreePath | readonly TreePath[]

/** Returns one path or several as a list. */
export function pathsOf(value: CascaderValue): readonly TreePath[] {
  if (value.length === 0) return []
  return hasSeveralPaths(value) ? value : [value]
}

/** Adds or removes a path. A chosen branch replaces the choices below it. */
export function withPath(chosen: readonly TreePath[], toggled: TreePath): readonly TreePath[] {
  if (hasPath(chosen, toggled)) return chosen.filter((one) => !isSame(one, toggled))
  return [...chosen.filter((one) => !startsWith(one, toggled)), toggled]
}

export function hasPath(chosen: readonly TreePath[], sought: TreePath): boolean {
  return chosen.some((one) => isSame(one, sought))
}

/** Tells whether the path or a branch above it is chosen. */
export function hasChosenParent(chosen: readonly TreePath[], sought: TreePath): boolean {
  return chosen.some((one) => one.length < sought.length && startsWith(sought, one))
}

function isSame(one: TreePath, other: TreePath): boolean {
  return one.length === other.length && startsWith(one, other)
}

export function hasSeveralPaths(value: CascaderValue): value is readonly TreePath[] {
  return Array.isArray(value[0])
}

/** Returns the paths without duplicates. */
export function unique(several: readonly string[][]): readonly TreePath[] {
  return several.filter((one, index) => several.findIndex((other) => isSame(one, other)) === index)
}

/** Tells whether the path exists in the tree. */
export function isInTree(tree: readonly TreeOption[], path: TreePath): boolean {
  return optionsOn(tree, path) !== undefined
}
