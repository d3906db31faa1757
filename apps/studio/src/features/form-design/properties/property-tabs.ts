import { isFieldKindName } from '@signet/form'
import type { Mistake, PlacedField } from '@signet/form/design'
import { panels } from '@signet/form-ui/studio'

export const propertyTabs = ['basic', 'rules', 'looks'] as const
export type PropertyTab = (typeof propertyTabs)[number]

const ruleParts: readonly string[] = ['requiredWhen', 'visible', 'unique', 'checks']

/** Returns the tab where a mistake of a field can be corrected. */
export function tabOfMistake(
  { part }: Pick<Mistake, 'part'>,
  { field }: Pick<PlacedField, 'field'>,
): PropertyTab {
  const [head = '', setting] = part.split('.')
  if (ruleParts.includes(head)) return 'rules'
  if (head !== 'settings' || !isFieldKindName(field.kind)) return 'basic'
  return panels[field.kind].some((row) => row.setting === setting && row.isLook) ? 'looks' : 'basic'
}
