import {
  type FieldDefinition,
  type FieldRight,
  type FormPlan,
  type FormRights,
  isHiddenByRights,
  rightOf,
} from '@signet/form'

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
