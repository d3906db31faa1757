import type { TreeOption } from '../../../choices/tree-options.ts'

/** An option as a line of a tree that is shown: how deep, which of how many, and open or not. */
export type TreeLine = Readonly<{
  option: TreeOption
  level: number
  place: number
  size: number
  above: string | undefined
  isOpen: boolean
}>

/** The lines in view: an option, and what lies below it where it is open. */
export function linesOf(
  options: readonly TreeOption[],
  isOpen: (id: string) => boolean,
  level = 1,
  above?: string,
): TreeLine[] {
  return options.flatMap((option, place) => {
    const opens = option.children.length > 0 && isOpen(option.id)
    const line = { option, level, place: place + 1, size: options.length, above, isOpen: opens }
    return opens ? [line, ...linesOf(option.children, isOpen, level + 1, option.id)] : [line]
  })
}

/** What bears the words, with the way there; below a branch that bears them, everything. */
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

/** The line that a key leads to, as in every tree: up and down, to the ends, and from and to the branch above. */
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
