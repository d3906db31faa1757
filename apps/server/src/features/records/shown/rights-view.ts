import {
  type FieldDefinition,
  type FieldRight,
  type FormPlan,
  type FormRights,
  isHiddenByRights,
  rightOf,
} from '@signet/form'

type Fields = readonly FieldDefinition[]

/** What the reader may do with each field of the form as he knows it; of others there is no word. */
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

/** Fields inside a layout bear their own names; columns stand after the name of their sub-table. */
function pathsIn(fields: Fields): string[] {
  return fields.flatMap(({ key, fields: inside }) => [
    key,
    ...pathsIn(inside),
    ...inside.map((column) => `${key}.${column.key}`),
  ])
}
