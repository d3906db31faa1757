import type { DictionaryEntry } from '@signet/contract'
import { loadMatcher } from '@signet/i18n'
import type { Client } from '../create-client.ts'
import type { FoundChoice, Source } from './source.ts'

/** Entries of a dictionary, by `<code>`, or by `<code>/code` where values are stored as codes. */
export const dictionary: Source = {
  search: async (client, { name, words = '' }, signal) => {
    const { code, idOf } = readName(name)
    const { list } = await client.dictionary.entries({ id: code }, { signal })
    const choices = list.map((entry) => toChoice(entry, idOf))
    if (!words) return { choices, hasMore: false }
    const matches = await loadMatcher()
    return { choices: flat(choices).filter(({ name }) => matches(name, words)), hasMore: false }
  },
  byIds: async (client, ids, { name }) => {
    const { code, idOf } = readName(name)
    const entries = flat((await entriesOf(client, code)).map((entry) => toChoice(entry, idOf)))
    return entries.filter(({ id }) => ids.includes(id))
  },
}

/** Includes disabled entries. */
async function entriesOf(client: Client, code: string): Promise<readonly DictionaryEntry[]> {
  const { list } = await client.dictionary.all()
  return list.find(({ enCode }) => enCode === code)?.dictionaryList ?? []
}

function readName(name: string) {
  const [code = '', store] = name.split('/')
  return { code, idOf: ({ id, enCode }: DictionaryEntry) => (store === 'code' ? enCode : id) }
}

function toChoice(entry: DictionaryEntry, idOf: (entry: DictionaryEntry) => string): FoundChoice {
  const children = entry.children.map((child) => toChoice(child, idOf))
  return {
    id: idOf(entry),
    name: entry.fullName,
    ...(entry.enabledMark === 0 && { isRetired: true }),
    ...(children.length > 0 && { children, hasChildren: true }),
  }
}

function flat(choices: readonly FoundChoice[]): readonly FoundChoice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

/**
 * China's administrative divisions, by the ids from the province down: `330000/330100`. A search covers
 * every level. The range limits the depth: `downTo:2` requires a district, `upTo:2` allows any level above.
 */
export const areas: Source = {
  search: async ({ areas }, { words = '', parent = '', range = [] }, signal) => {
    const [depth = 'upTo:3'] = range
    const goal = readGoal(depth)
    if (words !== '') {
      const { list } = await areas.search({ keyword: words, depth }, { signal })
      return { choices: list.map(({ path, names }) => lineOf(path, names)), hasMore: false }
    }
    const above = parent === '' ? [] : parent.split('/')
    const { list } = await areas.below({ id: above.at(-1) ?? '0' }, { signal })
    const choices = list.map(({ id, fullName, isLeaf }): FoundChoice => {
      const path = [...above, id]
      const hasChildren = !isLeaf && path.length <= goal.level
      const isHeading = !isComplete(goal, path, isLeaf)
      return { id: path.join('/'), name: fullName, hasChildren, isHeading }
    })
    return { choices, hasMore: false }
  },
  byIds: async ({ areas }, ids) => {
    const names = await areas.names({ idsList: ids.map((id) => id.split('/')) })
    return ids.map((id, index) => ({ id, name: (names[index] ?? [id]).join('/') }))
  },
}

type Goal = Readonly<{ level: number; isExact: boolean }>

function readGoal(word: string): Goal {
  const [how, level] = word.split(':')
  return { level: Number(level), isExact: how === 'downTo' }
}

function isComplete({ level, isExact }: Goal, path: readonly string[], isLeaf: boolean): boolean {
  return !isExact || isLeaf || path.length === level + 1
}

function lineOf(path: readonly string[], names: readonly string[]): FoundChoice {
  const note = names.slice(0, -1).join('/')
  return { id: path.join('/'), name: names.at(-1) ?? '', ...(note && { note }) }
}
