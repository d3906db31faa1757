import type { Locale } from '@signet/i18n'
import { type Access, type ListSort, listField, type SortKey, sorted } from '@signet/list'

/** What the records are sorted by; newest first where nothing else is said. */
export function sortKeys(
  access: Access,
  wanted: readonly ListSort[] | undefined,
  locale: Locale,
): readonly SortKey[] {
  const keys = sorted(access, wanted, locale)
  if (keys.length > 0) return keys

  const field = listField(access.list.form, '$createdAt')
  return field ? [{ field, isDescending: true }] : []
}
