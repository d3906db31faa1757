import {
  type FieldDefinition,
  type FieldRight,
  type FormPlan,
  type FormRights,
  isHiddenByRights,
  rightOf,
  rightsElsewhere,
} from '@signet/form'
import { type Access, alignmentOf, canPress, fieldFor, type ListDefinition } from '@signet/list'

type Fields = readonly FieldDefinition[]

/** Returns the rights to the fields that the reader knows; omits all others. */
export function rightsView(
  { byPath }: FormPlan,
  { fields }: Readonly<{ fields: Fields }>,
  rights: FormRights,
): Record<string, FieldRight> {
  const paths = pathsIn(fields).filter((path) => byPath.has(path))
  return Object.fromEntries(
    paths.map((path) => [path, isHiddenByRights(rights, path) ? 'hidden' : rightOf(rights, path)]),
  )
}

/** Fields in layouts keep their own key; columns follow the key of their sub-table. */
function pathsIn(fields: Fields): string[] {
  return fields.flatMap(({ key, fields: inside }) => [
    key,
    ...pathsIn(inside),
    ...inside.map((column) => `${key}.${column.key}`),
  ])
}

/** Returns the list definition without what its reader may not know, such as the permissions of others. */
export function visibleList(access: Access): Partial<ListDefinition> {
  const { fields } = access.list
  const { restricts: _restricts, only: _only, ...definition } = access.list.definition
  const { columns, searches, keyword, sort, sums, card, tabs, leftTree, group, tree, buttons, actions } =
    definition
  const sees = (path: string | undefined) => path !== undefined && fieldFor(access, path) !== undefined
  const has = ({ field }: Readonly<{ field: string }>) => sees(field)
  return {
    ...definition,
    columns: columns
      .filter(has)
      .map((column) => ({ ...column, align: alignmentOf(column, fields.get(column.field)) })),
    searches: searches.filter(has),
    keyword: keyword.filter(sees),
    sort: sort.filter(has),
    sums: sums.filter(sees),
    card: { ...(sees(card.title) && { title: card.title }), fields: card.fields.filter(sees) },
    tabs: tabs && has(tabs) ? tabs : undefined,
    leftTree: leftTree && has(leftTree) ? leftTree : undefined,
    group: group && has(group) ? group : undefined,
    tree: tree && sees(tree.parent) ? tree : undefined,
    buttons: buttons.filter(({ key }) => canPress(access, key)),
    actions: actions.filter(({ key }) => canPress(access, key)),
  }
}

/** Returns the buttons and actions that the person may press on at least one record. */
export function pressable(access: Access): readonly string[] {
  const { buttons, actions } = access.list.definition
  return [...buttons, ...actions].map(({ key }) => key).filter((key) => canPress(access, key))
}

/** Keeps hidden fields hidden and makes all others read-only. */
export function makeReadOnly({ byPath }: Pick<FormPlan, 'byPath'>, rights: FormRights): FormRights {
  const hidden = [...byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  return rightsElsewhere(Object.fromEntries(hidden.map((path) => [path, 'hidden'])))
}
