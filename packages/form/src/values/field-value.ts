/** A value as it travels and as it is stored in a draft: plain JSON. What it must look like is the kind's business. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue }

/** The values of one form by field key; a sub-table holds rows. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** A row of a sub-table. `id` is given by whoever adds the row and stays for its life: [A-Za-z0-9_-], at most 40. */
export type RowValues = Readonly<{ id: string } & Record<string, FieldValue>>

/** Nothing filled in: null, blank text, an empty list. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
