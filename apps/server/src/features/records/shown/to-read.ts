import { type FormPlan, type FormRights, isHiddenByRights, rightsElsewhere } from '@signet/form'

/** The same rights for somebody who only looks: what is hidden stays hidden, nothing may be written. */
export function toRead({ byPath }: Pick<FormPlan, 'byPath'>, rights: FormRights): FormRights {
  const hidden = [...byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  return rightsElsewhere(Object.fromEntries(hidden.map((path) => [path, 'hidden'])))
}
