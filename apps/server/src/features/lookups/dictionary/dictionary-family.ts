import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import {
  type ChosenIds,
  type Family,
  type FamilyContext,
  stepOf,
} from '../../../records/references/family.ts'
import { entriesByCode } from './dictionary-store.ts'
import { isOffered } from './dictionary-view.ts'

/** Entries of a dictionary, by `<code>`, or by `<code>/code` where codes are stored. */
export const dictionaryFamily: Family<unknown> = {
  names: async (asking, chosen) => {
    const entries = await chosenEntries(asking, chosen)
    return new Map(entries.map(([id, { name }]) => [id, name[asking.locale]]))
  },
  offered: async (asking, chosen) => {
    const entries = await chosenEntries(asking, chosen)
    return new Set(entries.flatMap(([id, { isOffered }]) => (isOffered ? [id] : [])))
  },
  steps: async ({ tx }, { name, ids }) => {
    const [code = '', store] = name.split('/')
    const entries = await dictionaryEntries(tx, code)
    const nameOf = (entry: KnownEntry) => (store === 'code' ? entry.code : entry.id)
    const byId = new Map(entries.map((entry) => [entry.id, nameOf(entry)]))
    const requested = entries.filter((entry) => ids.includes(nameOf(entry)))
    return new Set(
      requested.map((entry) =>
        stepOf(entry.parentId === null ? undefined : byId.get(entry.parentId), nameOf(entry)),
      ),
    )
  },
}

/** Offered entries come last so that they win, since a code may have been reused. */
async function chosenEntries(
  { tx }: Pick<FamilyContext<unknown>, 'tx'>,
  { name, ids }: ChosenIds,
): Promise<readonly (readonly [string, KnownEntry])[]> {
  const [code = '', store] = name.split('/')
  const entries = await dictionaryEntries(tx, code)
  return entries
    .map((entry) => [store === 'code' ? entry.code : entry.id, entry] as const)
    .filter(([id]) => ids.includes(id))
    .toSorted(([, one], [, other]) => Number(one.isOffered) - Number(other.isOffered))
}

type KnownEntry = Readonly<{
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
