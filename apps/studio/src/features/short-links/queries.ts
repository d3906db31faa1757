import type { Client } from '@signet/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

export type Links = Awaited<ReturnType<Client['shortLinks']['links']>>
export type Link = Links['list'][number]
export type Purpose = Link['purpose']

const key = 'short-links'

export function useLinks(modelId: string) {
  const { shortLinks } = useClient()
  return useQuery({
    queryKey: [key, modelId],
    queryFn: ({ signal }) => shortLinks.links({ modelId }, { signal }),
    retry: false,
    meta: { shownInPlace: true },
  })
}

/** Changes the links of a form and fetches them again. */
export function useLinkMutation<Input, Answer>(
  call: (calls: Client['shortLinks'], input: Input) => Promise<Answer>,
) {
  const { shortLinks } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => call(shortLinks, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
