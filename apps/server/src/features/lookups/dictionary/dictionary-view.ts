import type { DictionaryEntry } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import type { EntryRow, Names } from './dictionary-store.ts'

type Translations = Readonly<{ 'zh-TW': string; 'en-US': string }>

/** Returns the name in the reader's language, or in the source language if untranslated. */
export function nameIn(locale: Locale, { name, nameTw, nameEn }: Names): string {
  return { 'zh-CN': name, 'zh-TW': nameTw, 'en-US': nameEn }[locale] || name
}

export function translationsOf({ nameTw, nameEn }: Names): Translations {
  return { 'zh-TW': nameTw, 'en-US': nameEn }
}

export function namesOf(fullName: string, translations: Translations): Names {
  return { name: fullName, nameTw: translations['zh-TW'], nameEn: translations['en-US'] }
}

export function isOffered({ isEnabled, removedAt }: EntryRow): boolean {
  return isEnabled && removedAt === null
}

/** Returns an entry without its children; top entries have the parent `0`. */
export function entryFields(locale: Locale, row: EntryRow) {
  return {
    id: row.id,
    fullName: nameIn(locale, row),
    enCode: row.code,
    parentId: row.parentId ?? '0',
    enabledMark: isOffered(row) ? (1 as const) : (0 as const),
  }
}

/** Returns entries as a tree; drops entries whose parent is missing. */
export function entryTree(locale: Locale, rows: readonly EntryRow[]): DictionaryEntry[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const branch = (parentId: string | null): DictionaryEntry[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...entryFields(locale, row), children: branch(row.id) }))
  return branch(null)
}
