import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const subject = 'chat-reports'

type Calls = Client['chatReports']
export type Report = Awaited<ReturnType<Calls['open']>>
export type ReportRow = Awaited<ReturnType<Calls['list']>>['list'][number]
type ReportsAnswer = Awaited<ReturnType<Calls['list']>>
export const states = ['open', 'closed', 'all'] as const
export type State = (typeof states)[number]

export function useReports(state: State) {
  const { chatReports } = useClient()
  return useList<ReportRow, ReportsAnswer>([subject, 'list', state], (page, options) =>
    chatReports.list({ ...page, ...(state !== 'all' && { state }) }, options),
  )
}

export const reportQuery = ({ chatReports }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'one', id],
    queryFn: ({ signal }) => chatReports.open({ id }, { signal }),
  })

/** Acts on reports; what is on screen of them is fetched again, also when somebody else was first. */
export function useReportMutation<Input, Answer>(act: (calls: Calls, input: Input) => Promise<Answer>) {
  const { chatReports } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => act(chatReports, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}
