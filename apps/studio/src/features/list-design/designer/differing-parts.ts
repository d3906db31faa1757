import type { ListDefinition } from '@signet/list'

const parts = {
  columns: ['columns'],
  finding: ['keyword', 'searches', 'tabs'],
  order: ['sort', 'pageSize', 'sums', 'inlineEdit'],
  layout: ['layout', 'leftTree', 'group', 'tree'],
  card: ['card'],
  buttons: ['buttons', 'actions'],
  rules: ['only', 'restricts', 'importing'],
} as const satisfies Readonly<Record<string, readonly (keyof ListDefinition)[]>>

export type ListPartName = keyof typeof parts

/** In which parts two lists differ. */
export function differingParts(one: ListDefinition, other: ListDefinition): readonly ListPartName[] {
  const names = Object.keys(parts).filter((name): name is ListPartName => Object.hasOwn(parts, name))
  return names.filter((name) =>
    parts[name].some(
      (part: keyof ListDefinition) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
    ),
  )
}
