import type { Client } from '../create-client.ts'
import type { Source } from './source.ts'

type Row = Awaited<ReturnType<Client['organization']['organizeSelector']>>['list'][number]

/** Companies and departments, level by level, or found by words wherever they are. */
export const organizations: Source = {
  search: async (client, question, signal) => {
    const rows = await askedRows(client, question, signal)
    return { choices: rows.map((row) => (isFlat(question) ? lineOf(row) : nodeOf(row))), hasMore: false }
  },
  byIds: async (client, ids) =>
    (await chosenRows(client, ids)).map(({ id, fullName }) => ({ id, name: fullName })),
}

/** The same, named from the top. */
export const organizationPaths: Source = {
  search: organizations.search,
  byIds: async (client, ids) =>
    (await chosenRows(client, ids)).map(({ id, orgNameTree }) => ({ id, name: orgNameTree })),
}

type Asked = Parameters<Source['search']>[1]

async function askedRows(client: Client, { words = '', parent = '-1', range }: Asked, signal: AbortSignal) {
  const { organization } = client
  if (!range)
    return (await organization.organizeSelector({ parentId: parent, keyword: words }, { signal })).list

  const { list } = await organization.organizeRange({ ids: [...range] }, { signal })
  return list.filter(({ orgNameTree }) => orgNameTree.toLowerCase().includes(words.toLowerCase()))
}

async function chosenRows(client: Client, ids: readonly string[]): Promise<readonly Row[]> {
  return (await client.organization.selectedOrganizes({ ids: [...ids] })).list
}

function isFlat({ words = '', range }: Asked): boolean {
  return words !== '' || range !== undefined
}

function nodeOf({ id, fullName, hasChildren }: Row) {
  return { id, name: fullName, hasChildren }
}

/** In a plain list the way from the top tells namesakes apart; searches name the whole path. */
function lineOf({ id, orgNameTree }: Row) {
  const names = orgNameTree.split('/')
  const note = names.slice(0, -1).join('/')
  return { id, name: names.at(-1) ?? orgNameTree, ...(note && { note }) }
}
