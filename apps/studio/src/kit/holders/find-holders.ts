import { type Client, createLookup } from '@signet/client'

const pageSize = 30

/** Finds people or groups of people that a design may name, also people of other companies. */
export async function findHolders(
  client: Client,
  { of, words }: Readonly<{ of: string; words: string }>,
  signal: AbortSignal,
): ReturnType<ReturnType<typeof createLookup>['search']> {
  if (of === 'authorizationGroups') {
    const { list } = await client.authorizationGroups.selector({}, { signal })
    return { choices: list.filter(({ name }) => name.includes(words)), hasMore: false }
  }
  if (of !== 'people') return createLookup(client).search({ of, words, page: 1 }, signal)
  const { list, next } = await client.organization.users(
    { keyword: words, externals: 'yes', order: 'nearness', pageSize },
    { signal },
  )
  const choices = list.map(({ id, realName: name, organize, position }) => {
    const note = [organize, position].filter(Boolean).join(' · ')
    return { id, name, ...(note && { note }) }
  })
  return { choices, hasMore: next !== null }
}
