import type { Source } from './source.ts'

/** China's divisions by the ids from the province down, `330000/330100`; words find them on every level. */
export const areas: Source = {
  search: async ({ areas }, { words = '', parent = '', parameters }, signal) => {
    if (words !== '') {
      const { list } = await areas.search({ keyword: words, level: levelIn(parameters) }, { signal })
      return { choices: list.map(({ path, names }) => lineOf(path, names)), hasMore: false }
    }
    const above = parent === '' ? [] : parent.split('/')
    const { list } = await areas.below({ id: above.at(-1) ?? '0' }, { signal })
    const choices = list.map(({ id, fullName, isLeaf }) => ({
      id: [...above, id].join('/'),
      name: fullName,
      hasChildren: !isLeaf,
    }))
    return { choices, hasMore: false }
  },
  byIds: async ({ areas }, ids) => {
    const names = await areas.names({ idsList: ids.map((id) => id.split('/')) })
    return ids.map((id, place) => ({ id, name: (names[place] ?? [id]).join('/') }))
  },
}

function lineOf(path: readonly string[], names: readonly string[]) {
  const note = names.slice(0, -1).join('/')
  return { id: path.join('/'), name: names.at(-1) ?? '', ...(note && { note }) }
}

function levelIn(parameters: Readonly<Record<string, unknown>> | undefined): number {
  const level = parameters?.['level']
  return typeof level === 'number' ? level : 3
}
