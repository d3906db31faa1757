import type { ListDefinition } from './list-definition.ts'

/** Every field that a list shows, finds, sorts, groups or sums by, each once. */
export function pathsIn(definition: ListDefinition): readonly string[] {
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree } = definition
  const paths = [
    ...[...columns, ...searches, ...sort].map(({ field }) => field),
    ...keyword,
    ...sums,
    ...card.fields,
    card.title,
    tabs?.field,
    leftTree?.field,
    group?.field,
    tree?.parent,
  ]
  return [...new Set(paths.filter((path) => path !== undefined))]
}
