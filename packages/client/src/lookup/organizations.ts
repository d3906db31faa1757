import type { Source } from './source.ts'

type Row = Readonly<{ id: string; fullName: string; orgNameTree: string; hasChildren: boolean }>

/** Companies and departments, level by level, or found by words wherever they are. */
export const organizations: Source = {
  search: async (client, { words = '', parent = '-1' }, signal) => {
    const { list } = await client.organization.organizeSelector(
      { parentId: parent, keyword: words },
      { signal },
    )
    return { choices: list.map((row) => found(row, words)), hasMore: false }
  },
  byIds: async (client, ids) => {
    const { list } = await client.organization.selectedOrganizes({ ids: [...ids] })
    return list.map((row) => found(row))
  },
}

function found({ id, fullName, orgNameTree, hasChildren }: Row, words = '') {
  return words === ''
    ? { id, name: fullName, hasChildren }
    : { id, name: fullName.split('/').at(-1) ?? fullName, note: orgNameTree }
}
