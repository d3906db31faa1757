import type { DictionaryEntry } from '@signet/contract'
import type { Client } from '../create-client.ts'
import type { Found, Source } from './source.ts'

/** Entries of a dictionary, by `<code>`, or by `<code>/code` where entries are stored by their codes. */
export const dictionary: Source = {
  search: async (client, { name, words = '' }, signal) => {
    const { code, idOf } = readName(name)
    const { list } = await client.dictionary.entries({ id: code }, { signal })
    const choices = list.map((entry) => found(entry, idOf))
    return { choices: words ? flat(choices).filter((one) => isNamed(one, words)) : choices, hasMore: false }
  },
  byIds: async (client, ids, { name }) => {
    const { code, idOf } = readName(name)
    const entries = flat((await entriesOf(client, code)).map((entry) => found(entry, idOf)))
    return entries.filter(({ id }) => ids.includes(id))
  },
}

/** Also those that are not offered any more. */
async function entriesOf(client: Client, code: string): Promise<readonly DictionaryEntry[]> {
  const { list } = await client.dictionary.all()
  return list.find(({ enCode }) => enCode === code)?.dictionaryList ?? []
}

function readName(name: string) {
  const [code = '', store] = name.split('/')
  return { code, idOf: ({ id, enCode }: DictionaryEntry) => (store === 'code' ? enCode : id) }
}

function found(entry: DictionaryEntry, idOf: (entry: DictionaryEntry) => string): Found {
  const children = entry.children.map((child) => found(child, idOf))
  return {
    id: idOf(entry),
    name: entry.fullName,
    ...(entry.enabledMark === 0 && { isRetired: true }),
    ...(children.length > 0 && { children, hasChildren: true }),
  }
}

function flat(choices: readonly Found[]): readonly Found[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

function isNamed({ name }: Found, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase())
}
