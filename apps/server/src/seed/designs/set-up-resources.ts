import type { Client } from '@signet/client'
import { dictionaries } from './dictionaries.ts'
import { billRules, interfaces, regions } from './resources.ts'
import type { words } from './words.ts'

/** What forms choose from and count with: dictionaries, rules for numbers, data interfaces. */
export async function setUpResources(admin: Client): Promise<void> {
  for (const [enCode, { name, words: entries }] of Object.entries(dictionaries))
    await admin.dictionary.create({
      enCode,
      fullName: name,
      entries: entries.map(({ id, label }) => ({ enCode: id, ...named(label) })),
    })
  await tellRegions(admin)
  for (const [enCode, rule] of Object.entries(billRules)) await admin.billRules.create({ enCode, ...rule })
  for (const [enCode, one] of Object.entries(interfaces))
    await admin.dataInterfaces.create({ enCode, ...one })
}

async function tellRegions({ dictionary }: Client): Promise<void> {
  const { id: dictionaryTypeId } = await dictionary.create({
    enCode: 'city',
    fullName: '出差城市',
    translations: { 'zh-TW': '出差城市', 'en-US': 'Cities' },
    isTree: 1,
  })
  for (const [enCode, { name, cities }] of Object.entries(regions)) {
    const { id: parentId } = await dictionary.createEntry({ dictionaryTypeId, enCode, ...named(name) })
    for (const [code, city] of Object.entries(cities))
      await dictionary.createEntry({ dictionaryTypeId, parentId, enCode: code, ...named(city) })
  }
}

function named({ 'zh-CN': fullName, ...translations }: ReturnType<typeof words>) {
  return { fullName, translations }
}
