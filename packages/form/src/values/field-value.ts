/** A value in transit and in a draft: plain JSON whose shape depends on the kind. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue }

/** The values of a form by field key; a sub-table holds rows. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** A row of a sub-table. The client that adds the row chooses its permanent `id`: [A-Za-z0-9_-], at most 40. */
export type RowValues = Readonly<{ id: string } & Record<string, FieldValue>>

/** Tells whether a value is null, blank text or an empty list. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Tells whether the value is a JSON object, not a list or null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Returns an own property, never an inherited one. */
export function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** `draft` only checks that values can be stored; `submit` checks everything. */
export type Stage = 'draft' | 'submit'
