import { createLookup } from '@signet/client'
import type { Choice } from '@signet/form/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../lib/app-context.ts'

type Question = Readonly<{
  /** `interface:<id>/<value>/<label>` or `model:<id>`; undefined while that is not known. */
  of: string | undefined
  words: string
  columns: readonly string[]
}>

export type Answer = Readonly<{ choices: readonly Choice[]; hasMore: boolean }>

/** Rows to choose from, page by page. */
export function useChoices({ of, words, columns }: Question) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['records', 'choices', of, words, columns],
    queryFn: ({ pageParam: page, signal }): Promise<Answer> =>
      createLookup(client).search({ of: of ?? '', words, columns, page }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    enabled: of !== undefined,
  })
}
