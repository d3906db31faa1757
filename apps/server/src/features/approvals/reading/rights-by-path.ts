import { type FieldRight, type FormPlan, type FormRights, isHiddenByRights, rightOf } from '@signet/form'

/** What the reader may do with every field and column, written out. */
export function rightsByPath({ byPath }: FormPlan, rights: FormRights): Record<string, FieldRight> {
  return Object.fromEntries(
    [...byPath.keys()].map((path) => [
      path,
      isHiddenByRights(rights, path) ? 'hidden' : rightOf(rights, path),
    ]),
  )
}
