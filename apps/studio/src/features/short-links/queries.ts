import type { Client } from '@signet/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'

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

/** Something that is done to the links of a form; they are asked for again after it. */
export function useLinkDeed<Input, Answer>(
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
