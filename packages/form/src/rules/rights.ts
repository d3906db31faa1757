import type { PlanField } from '../plan/form-plan.ts'

/** The right of a person to a field at a node. `required` is `write` with a mandatory value. */
export type FieldRight = 'hidden' | 'read' | 'write' | 'required'

/** Rights by path. A column (`lines.amount`) without an entry follows its sub-table, other fields use `otherwise`. */
export type FormRights = Readonly<{
  otherwise: FieldRight
  fields: Readonly<Record<string, FieldRight>>
}>

/** Rights at the start of a case, where fields are writable by default. */
export function rightsAtStart(fields: FormRights['fields'] = {}): FormRights {
  return { otherwise: 'write', fields }
}

/** Rights after the start, where fields are read-only by default. */
export function rightsElsewhere(fields: FormRights['fields'] = {}): FormRights {
  return { otherwise: 'read', fields }
}

export function rightOf(rights: FormRights, path: string): FieldRight {
  const own = ownRight(rights, path)
  if (own) return own

  const dot = path.indexOf('.')
  return (dot > 0 ? ownRight(rights, path.slice(0, dot)) : undefined) ?? rights.otherwise
}

/** A hidden sub-table hides its columns, whatever their own rights are. */
export function isHiddenByRights(rights: FormRights, path: string): boolean {
  const dot = path.indexOf('.')
  if (dot > 0 && rightOf(rights, path.slice(0, dot)) === 'hidden') return true
  return rightOf(rights, path) === 'hidden'
}

export function canWrite(rights: FormRights, path: string): boolean {
  const right = rightOf(rights, path)
  return (right === 'write' || right === 'required') && !isHiddenByRights(rights, path)
}

function ownRight(rights: FormRights, path: string): FieldRight | undefined {
  return Object.hasOwn(rights.fields, path) ? rights.fields[path] : undefined
}

/** Tells whether the person may change the field. Computed and fixed fields cannot be changed. */
export function canFill(field: PlanField, rights: FormRights): boolean {
  return !isFilledBySystem(field) && !field.definition.readOnly && canWrite(rights, field.path)
}

/** Tells whether only the product gives the value. */
export function isFilledBySystem({ calculation, kind, settings }: PlanField): boolean {
  return calculation !== undefined || kind.fill !== undefined || kind.assignment?.(settings) !== undefined
}
