import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { isOffered } from './dictionary-view.ts'
import { entriesByCode } from './entry-store.ts'

export type KnownEntry = Readonly<{
  id: string
  code: string
  parentId: string | null
  name: Readonly<Record<Locale, string>>
  /** False keeps existing choices but offers no new ones. */
  isOffered: boolean
}>

/** Returns every current and former entry of a dictionary, siblings in order; empty for an unknown code. */
export async function dictionaryEntries(db: Reader, code: string): Promise<readonly KnownEntry[]> {
  return (await entriesByCode(db, code)).map((row) => ({
    id: row.id,
    code: row.code,
    parentId: row.parentId,
    name: { 'zh-CN': row.name, 'zh-TW': row.nameTw || row.name, 'en-US': row.nameEn || row.name },
    isOffered: isOffered(row),
  }))
}
