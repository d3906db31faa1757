/** What a person may do with a field at a node. `required` is `write` that must not stay empty. */
export type FieldRight = 'hidden' | 'read' | 'write' | 'required'

/** Rights by path; a column (`lines.amount`) without its own entry follows its sub-table, everything else `otherwise`. */
export type FormRights = Readonly<{
  otherwise: FieldRight
  fields: Readonly<Record<string, FieldRight>>
}>

/** Where a form starts, people write unless something else is said. */
export function rightsAtStart(fields: FormRights['fields'] = {}): FormRights {
  return { otherwise: 'write', fields }
}

/** After the start, people read unless something else is said. */
export function rightsElsewhere(fields: FormRights['fields'] = {}): FormRights {
  return { otherwise: 'read', fields }
}

export function rightOf(rights: FormRights, path: string): FieldRight {
  const own = ownRight(rights, path)
  if (own) return own

  const dot = path.indexOf('.')
  return (dot > 0 ? ownRight(rights, path.slice(0, dot)) : undefined) ?? rights.otherwise
}

/** A hidden sub-table hides its columns, whatever they say themselves. */
export function isHiddenByRights(rights: FormRights, path: string): boolean {
  const dot = path.indexOf('.')
  if (dot > 0 && rightOf(rights, path.slice(0, dot)) === 'hidden') return true
  return rightOf(rights, path) === 'hidden'
}

export function mayWrite(rights: FormRights, path: string): boolean {
  const right = rightOf(rights, path)
  return (right === 'write' || right === 'required') && !isHiddenByRights(rights, path)
}

function ownRight(rights: FormRights, path: string): FieldRight | undefined {
  return Object.hasOwn(rights.fields, path) ? rights.fields[path] : undefined
}
