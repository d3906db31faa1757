import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../context/app-context.ts'

export type Phrase = ParsedOutput<(typeof contract)['phrases']['list']>['list'][number]
type NewPhrase = RequestInput<(typeof contract)['phrases']['add']>
type Order = RequestInput<(typeof contract)['phrases']['sort']>

const key = ['phrases']

export function usePhrases() {
  const { phrases } = useClient()
  return useQuery({ queryKey: key, queryFn: async () => (await phrases.list()).list })
}

export function useAddPhrase() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (phrase: NewPhrase) => phrases.add(phrase), onSuccess: useRefresh() })
}

export function useRemovePhrase() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (id: string) => phrases.remove({ id }), onSuccess: useRefresh() })
}

export function useSortPhrases() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (order: Order) => phrases.sort(order), onSuccess: useRefresh() })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: key })
}
