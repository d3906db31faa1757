import { type FormPlan, type FormRights, isHiddenByRights, rightsElsewhere } from '@signet/form'

/** Keeps hidden fields hidden and makes all others read-only. */
export function toRead({ byPath }: Pick<FormPlan, 'byPath'>, rights: FormRights): FormRights {
  const hidden = [...byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  return rightsElsewhere(Object.fromEntries(hidden.map((path) => [path, 'hidden'])))
}
