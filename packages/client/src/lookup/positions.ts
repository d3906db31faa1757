import type { Client } from '../create-client.ts'
import type { Found, Source } from './source.ts'

type Row = Awaited<ReturnType<Client['organization']['positionsOf']>>['list'][number]

const pageSize = 50

/** Positions in their organizations, level by level, or found by words wherever they are. Organizations only lead on. */
export const positions: Source = {
  search: async (client, { words = '', parent, range, page = 1 }, signal) => {
    const { organization } = client
    if (range) {
      const { list } = await organization.positionRange({ ids: [...range] }, { signal })
      return {
        choices: list.filter((row) => isNamed(row, words)).map(lineOf),
        hasMore: false,
      }
    }
    if (words === '') {
      const { list } = await organization.positionsOf(levelOf(parent), { signal })
      return { choices: list.map(nodeOf), hasMore: false }
    }
    const { list, next } = await organization.positionSelector(
      { keyword: words, currentPage: page, pageSize },
      { signal },
    )
    return { choices: list.map(lineOf), hasMore: next !== null }
  },
  byIds: async (client, ids) =>
    (await client.organization.selectedPositions({ ids: [...ids] })).list.map(lineOf),
}

/** A level below an organization is named by its heading, so that the answer to the next question is known. */
function levelOf(parent: string | undefined) {
  if (parent === undefined) return {}
  return parent.startsWith(heading)
    ? { id: parent.slice(heading.length), type: 'organize' as const }
    : { id: parent, type: 'position' as const }
}

const heading = 'organization:'

function nodeOf({ id, fullName, hasChildren, type }: Row): Found {
  return type === 'position'
    ? { id, name: fullName, hasChildren }
    : { id: `${heading}${id}`, name: fullName, hasChildren, isHeading: true }
}

function lineOf({ id, fullName, organize }: Row): Found {
  return { id, name: fullName, ...(organize && { note: organize }) }
}

function isNamed({ fullName, orgNameTree }: Row, words: string): boolean {
  return `${fullName} ${orgNameTree}`.toLowerCase().includes(words.toLowerCase())
}
