import { type Access, fieldFor, type ListDefinition, mayPress } from '@signet/list'

/** Returns the list definition without what its reader may not know, such as the permissions of others. */
export function visibleList(access: Access): Partial<ListDefinition> {
  const { restricts: _restricts, only: _only, ...definition } = access.list.definition
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree, buttons, actions } =
    definition
  const sees = (path: string | undefined) => path !== undefined && fieldFor(access, path) !== undefined
  const has = ({ field }: Readonly<{ field: string }>) => sees(field)
  return {
    ...definition,
    columns: columns.filter(has),
    searches: searches.filter(has),
    keyword: keyword.filter(sees),
    sort: sort.filter(has),
    sums: sums.filter(sees),
    card: { ...(sees(card.title) && { title: card.title }), fields: card.fields.filter(sees) },
    tabs: tabs && has(tabs) ? tabs : undefined,
    leftTree: leftTree && has(leftTree) ? leftTree : undefined,
    group: group && has(group) ? group : undefined,
    tree: tree && sees(tree.parent) ? tree : undefined,
    buttons: buttons.filter(({ key }) => mayPress(access, key)),
    actions: actions.filter(({ key }) => mayPress(access, key)),
  }
}
