import type { Client } from '@signet/client'
import type { exportStates } from '@signet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const subject = 'chat-exports'

type Calls = Client['chatExports']
export type ChatExport = Awaited<ReturnType<Calls['open']>>
export type ExportRow = Awaited<ReturnType<Calls['list']>>['list'][number]
type State = (typeof exportStates)[number]

/** Rows whose file is being made are looked at again soon. */
export function useExports(state: State | undefined) {
  const { chatExports } = useClient()
  return useList<ExportRow>(
    [subject, 'list', state ?? 'all'],
    (page, options) => chatExports.list({ ...page, ...(state && { state }) }, options),
    { isMoving: (row) => row.state === 'approved' },
  )
}

export const exportQuery = ({ chatExports }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'one', id],
    queryFn: ({ signal }) => chatExports.open({ id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'approved' ? 1500 : false),
  })

export const groupsQuery = ({ chatExports }: Client, keyword: string) =>
  queryOptions({
    queryKey: [subject, 'groups', keyword],
    queryFn: ({ signal }) => chatExports.groups({ keyword }, { signal }),
  })

/** Acts on exports; what is on screen of them is fetched again, also when somebody else was first. */
export function useExportMutation<Input, Answer>(act: (calls: Calls, input: Input) => Promise<Answer>) {
  const { chatExports } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => act(chatExports, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}
