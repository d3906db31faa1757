import type { Locale } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ListField, labelOf, type SystemPath } from '@signet/list'

const words: Readonly<Record<SystemPath, string>> = {
  $author: 'author',
  $createdAt: 'createdAt',
  $changedBy: 'changedBy',
  $changedAt: 'changedAt',
  $organization: 'organization',
  $position: 'position',
  $status: 'status',
}

/** Returns the name of a column in the reader's language. */
export function fieldLabel(
  field: ListField,
  { locale, t }: Readonly<{ locale: Locale; t: Translate }>,
): string {
  return field.from === 'form' ? labelOf(field, locale) : t(`record-sheets.column.${words[field.system]}`)
}
