import type { Locale } from '@signet/i18n'
import { type Access, type ListSort, listField, type SortKey, sortKeysFor } from '@signet/list'

/** Returns the sort keys; newest first by default. */
export function sortKeys(
  access: Access,
  wanted: readonly ListSort[] | undefined,
  locale: Locale,
): readonly SortKey[] {
  const keys = sortKeysFor(access, wanted, locale)
  if (keys.length > 0) return keys

  const field = listField(access.list.form, '$createdAt')
  return field ? [{ field, isDescending: true }] : []
}
