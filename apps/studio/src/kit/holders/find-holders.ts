import { type Client, createLookup } from '@signet/client'

/** Finds groups of people that a design may name. */
export async function findHolders(
  client: Client,
  { of, words }: Readonly<{ of: string; words: string }>,
  signal: AbortSignal,
): ReturnType<ReturnType<typeof createLookup>['search']> {
  if (of === 'authorizationGroups') {
    const { list } = await client.authorizationGroups.selector({}, { signal })
    return { choices: list.filter(({ name }) => name.includes(words)), hasMore: false }
  }
  return createLookup(client).search({ of, words, page: 1 }, signal)
}
