import type { Client } from '@signet/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const key = 'externals'

export type External = Awaited<ReturnType<Client['externals']['list']>>['list'][number]
type Invited = Parameters<Client['externals']['invite']>[0]
export type Invitation = Readonly<{ [Name in keyof Invited]-?: NonNullable<Invited[Name]> }>
const sorts = ['until', 'name', 'company', 'invitedBy'] as const
export const states = ['any', 'open', 'closed'] as const

export function useExternals({ keyword = '', status, sort, order }: ListSearch) {
  const { externals } = useClient()
  const filter = {
    keyword,
    state: states.find((one) => one === status) ?? 'any',
    sort: sorts.find((one) => one === sort) ?? 'until',
    order: order === 'descending' ? order : 'ascending',
  } as const
  return useList<External>(
    [key, filter],
    (page, options) => externals.list({ ...page, ...filter }, options),
    {
      isMoving: ({ invitation }) => invitation?.state === 'waiting',
    },
  )
}

/** Changes an account, which lists of people show too; fetched again also after a refusal. */
export function useExternalMutation<Input, Answer>(
  change: (client: Client, input: Input) => Promise<Answer>,
) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all([key, 'people-list', 'people'].map((one) => cache.invalidateQueries({ queryKey: [one] }))),
  })
}

/** A day ends when the next one begins, which reads as the wrong day. */
export function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString()
}
