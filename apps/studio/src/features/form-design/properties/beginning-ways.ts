import type { FieldDefinition } from '@signet/form'
import { kindOf } from '@signet/form/design'

export type BeginningWay = 'value' | 'formula'

/**
 * The ways to set a field's default value. A fixed value cannot contain files, and fields filled by the
 * product have no default.
 */
export function beginningWays(field: FieldDefinition): readonly BeginningWay[] {
  const kind = kindOf(field)
  const parsed = kind?.settings.safeParse(field.settings)
  if (kind?.holds !== 'value' || !parsed?.success) return []
  if (kind.fill || kind.assignment || kind.formula) return []

  const isFixed = !Object.hasOwn(kind.references?.(kind.empty(parsed.data), parsed.data) ?? {}, 'files')
  const isCalculated = kind.valueType(parsed.data) !== undefined
  return [...(isFixed ? (['value'] as const) : []), ...(isCalculated ? (['formula'] as const) : [])]
}
