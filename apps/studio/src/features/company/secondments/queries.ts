import type { Client } from '@signet/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const key = 'secondments'

export type Secondment = Awaited<ReturnType<Client['secondments']['plan']>>
export type Planned = Parameters<Client['secondments']['plan']>[0]
export const statesShown = ['current', 'past'] as const

export function useSecondments({ keyword = '', status }: ListSearch) {
  const { secondments } = useClient()
  const filter = { keyword, state: statesShown.find((one) => one === status) ?? '' } as const
  return useList<Secondment>([key, filter], (page, options) =>
    secondments.list({ ...page, ...filter }, options),
  )
}

type Wanted = Readonly<{ personId?: string; organizeId?: string; state: '' | 'current' }>

/** The secondments of a person or to a department; the page shows them all. */
export function useSecondmentsOf(wanted: Wanted) {
  const { secondments } = useClient()
  return useQuery({
    queryKey: [key, 'of', wanted],
    queryFn: ({ signal }) => secondments.list({ ...wanted, pageSize: 20 }, { signal }),
  })
}

/** Changes where people are, which everything about people shows. */
export function useSecondmentMutation<Input, Answer>(
  change: (client: Client, input: Input) => Promise<Answer>,
) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all(
        [key, 'people-list', 'people', 'units'].map((one) => cache.invalidateQueries({ queryKey: [one] })),
      ),
  })
}
