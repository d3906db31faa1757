import { type Chosen, type Family, type FamilyContext, stepOf } from '../../records/references/family.ts'
import { dictionaryEntries, type KnownEntry } from './dictionary-entries.ts'

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
    const asked = entries.filter((entry) => ids.includes(nameOf(entry)))
    return new Set(
      asked.map((entry) =>
        stepOf(entry.parentId === null ? undefined : byId.get(entry.parentId), nameOf(entry)),
      ),
    )
  },
}

/** Offered entries come last so that they win, since a code may have been reused. */
async function chosenEntries(
  { tx }: Pick<FamilyContext<unknown>, 'tx'>,
  { name, ids }: Chosen,
): Promise<readonly (readonly [string, KnownEntry])[]> {
  const [code = '', store] = name.split('/')
  const entries = await dictionaryEntries(tx, code)
  return entries
    .map((entry) => [store === 'code' ? entry.code : entry.id, entry] as const)
    .filter(([id]) => ids.includes(id))
    .toSorted(([, one], [, other]) => Number(one.isOffered) - Number(other.isOffered))
}
