import { isComparable } from '../tables/unique-fields.ts'
import { kindOf } from './kind-of.ts'
import type { PlacedField } from './tree.ts'

/** Can records be told apart by this field, alone or with others? A column of a sub-table has many values in one record. */
export function mayBeUnique({ path, field }: Pick<PlacedField, 'path' | 'field'>): boolean {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return !path.includes('.') && settings?.success === true && isComparable(kind?.column(settings.data)?.type)
}
