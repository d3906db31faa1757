import type { FieldDefinition } from '@signet/form'
import { kindOf } from '@signet/form/design'

export type BeginningWay = 'value' | 'formula'

/** How an administrator may say what a field begins with. Files are not chosen for others; what the product fills in has no beginning of its own. */
export function beginningWays(field: FieldDefinition): readonly BeginningWay[] {
  const kind = kindOf(field)
  const parsed = kind?.settings.safeParse(field.settings)
  if (kind?.holds !== 'value' || !parsed?.success) return []
  if (kind.fill || kind.assignment || kind.formula) return []

  const isFixed = !Object.hasOwn(kind.references?.(kind.empty(parsed.data), parsed.data) ?? {}, 'files')
  const isCalculated = kind.valueType(parsed.data) !== undefined
  return [...(isFixed ? (['value'] as const) : []), ...(isCalculated ? (['formula'] as const) : [])]
}
