import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'

const dictionaries = 'dictionary'

export type Dictionary = Awaited<ReturnType<Client['dictionary']['open']>>
export type Entry = Dictionary['entries'][number]

export function useDictionaries(keyword: string) {
  const { dictionary } = useClient()
  return useList([dictionaries, 'list', keyword], (page, options) =>
    dictionary.list({ ...page, keyword }, options),
  )
}

export const dictionaryQuery = ({ dictionary }: Client, id: string) =>
  queryOptions({
    queryKey: [dictionaries, 'one', id],
    queryFn: ({ signal }) => dictionary.open({ id }, { signal }),
  })

/** Changes dictionaries and fetches those on screen again. */
export function useDictionaryMutation<Input, Answer>(
  change: (calls: Client['dictionary'], input: Input) => Promise<Answer>,
) {
  const { dictionary } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(dictionary, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [dictionaries] }),
  })
}

/** The entry being edited: an existing one, or a new one below another (`0`: top level). */
export type EditedEntry = Readonly<{ entry: Entry } | { below: string }>
