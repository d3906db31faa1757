import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

const key = ['company-phrases']
const whose = 'companys'

export type Phrase = Awaited<ReturnType<Client['phrases']['list']>>['list'][number]

/** The company's phrases in order, without the person's own. */
export const phrasesQuery = ({ phrases }: Client) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await phrases.list({}, { signal })).list.filter((phrase) => phrase.whose === whose),
  })

export function useAddPhrase() {
  const { phrases } = useClient()
  return useChange((text: string) => phrases.add({ text, whose }))
}

export function useRemovePhrase() {
  const { phrases } = useClient()
  return useChange((id: string) => phrases.remove({ id }))
}

export function useSortPhrases() {
  const { phrases } = useClient()
  return useChange((ids: string[]) => phrases.sort({ ids, whose }))
}

function useChange<Wish>(mutationFn: (wish: Wish) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}
