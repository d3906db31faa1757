import type { Client } from '../create-client.ts'
import type { FoundChoice, Source } from './source.ts'

type OrganizationRow = Awaited<ReturnType<Client['organization']['organizeSelector']>>['list'][number]

/** Companies and departments, one level at a time, or found by words on any level. */
export const organizations: Source = {
  search: async (client, question, signal) => {
    const rows = await askedRows(client, question, signal)
    return {
      choices: rows.map((row) => (isFlat(question) ? organizationChoice(row) : organizationNode(row))),
      hasMore: false,
    }
  },
  byIds: async (client, ids) =>
    (await chosenRows(client, ids)).map(({ id, fullName }) => ({ id, name: fullName })),
}

/** The same, named by the path from the top. */
export const organizationPaths: Source = {
  search: organizations.search,
  byIds: async (client, ids) =>
    (await chosenRows(client, ids)).map(({ id, orgNameTree }) => ({ id, name: orgNameTree })),
}

type SearchQuestion = Parameters<Source['search']>[1]

async function askedRows(
  client: Client,
  { words = '', parent = '-1', range }: SearchQuestion,
  signal: AbortSignal,
) {
  const { organization } = client
  if (!range)
    return (await organization.organizeSelector({ parentId: parent, keyword: words }, { signal })).list

  return (await organization.organizeRange({ ids: [...range], keyword: words }, { signal })).list
}

async function chosenRows(client: Client, ids: readonly string[]): Promise<readonly OrganizationRow[]> {
  return (await client.organization.selectedOrganizes({ ids: [...ids] })).list
}

function isFlat({ words = '', range }: SearchQuestion): boolean {
  return words !== '' || range !== undefined
}

function organizationNode({ id, fullName, hasChildren }: OrganizationRow) {
  return { id, name: fullName, hasChildren }
}

/** In a flat list the path tells namesakes apart; a search shows the whole path as the name. */
function organizationChoice({ id, orgNameTree }: OrganizationRow) {
  const names = orgNameTree.split('/')
  const note = names.slice(0, -1).join('/')
  return { id, name: names.at(-1) ?? orgNameTree, ...(note && { note }) }
}

type PositionRow = Awaited<ReturnType<Client['organization']['positionsOf']>>['list'][number]

const pageSize = 50

/**
 * Positions below their organizations, one level at a time, or found by words. Organizations cannot be
 * chosen.
 */
export const positions: Source = {
  search: async (client, { words = '', parent, range, page = 1 }, signal) => {
    const { organization } = client
    if (range) {
      const { list } = await organization.positionRange({ ids: [...range], keyword: words }, { signal })
      return { choices: list.map(positionChoice), hasMore: false }
    }
    if (words === '') {
      const { list } = await organization.positionsOf(levelOf(parent), { signal })
      return { choices: list.map(positionNode), hasMore: false }
    }
    const { list, next } = await organization.positionSelector(
      { keyword: words, currentPage: page, pageSize },
      { signal },
    )
    return { choices: list.map(positionChoice), hasMore: next !== null }
  },
  byIds: async (client, ids) =>
    (await client.organization.selectedPositions({ ids: [...ids] })).list.map(positionChoice),
}

/** A level below an organization is named by its heading, which tells the next request what to load. */
function levelOf(parent: string | undefined) {
  if (parent === undefined) return {}
  return parent.startsWith(heading)
    ? { id: parent.slice(heading.length), type: 'organize' as const }
    : { id: parent, type: 'position' as const }
}

const heading = 'organization:'

function positionNode({ id, fullName, hasChildren, type }: PositionRow): FoundChoice {
  return type === 'position'
    ? { id, name: fullName, hasChildren }
    : { id: `${heading}${id}`, name: fullName, hasChildren, isHeading: true }
}

function positionChoice({ id, fullName, organize }: PositionRow): FoundChoice {
  return { id, name: fullName, ...(organize && { note: organize }) }
}
