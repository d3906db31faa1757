import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { dictionaryEntries } from '../dictionary/index.ts'

const dictionary = 'scheduleType'

/** What categories are called in a language; one that is not offered any more keeps its name. */
export async function categoryNames(db: Reader, locale: Locale): Promise<(code: string) => string> {
  const names = new Map(
    (await dictionaryEntries(db, dictionary)).map(({ code, name }) => [code, name[locale]]),
  )
  return (code) => names.get(code) ?? ''
}

/** Refuses `schedules.categoryUnknown`. What it was before, it may stay. */
export async function checkCategory(
  db: Reader,
  { category, before }: Readonly<{ category: string; before?: string }>,
): Promise<void> {
  if (category === '' || category === before) return
  const isOffered = (await dictionaryEntries(db, dictionary)).some(
    (entry) => entry.code === category && entry.isOffered,
  )
  if (!isOffered) throw new Refusal<RefusalCode>('schedules.categoryUnknown')
}
