import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { dictionaryEntries } from '../dictionary/index.ts'

const dictionary = 'scheduleType'

/** Returns a function from category code to name; retired categories keep theirs. */
export async function categoryNames(db: Reader, locale: Locale): Promise<(code: string) => string> {
  const names = new Map(
    (await dictionaryEntries(db, dictionary)).map(({ code, name }) => [code, name[locale]]),
  )
  return (code) => names.get(code) ?? ''
}

/** Refuses `schedules.categoryUnknown`; an unchanged category may stay even if retired. */
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
