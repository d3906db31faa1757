import type { Client } from '@signet/client'
import { type LogKind, signInWays } from '@signet/contract'
import { queryOptions } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const subject = 'logs'

type Calls = Client['logs']
export const outcomes = ['succeeded', 'failed'] as const

export type LogRow = Awaited<ReturnType<Calls['list']>>['list'][number]
type Asked = Readonly<{
  kind: LogKind
  keyword?: string
  personId?: string
  outcome?: (typeof outcomes)[number]
  way?: (typeof signInWays)[number]
  from?: string
  to?: string
}>

/** The question that the address of the page asks; days are whole days of this browser. */
export function questionOf(kind: LogKind, search: ListSearch): Asked {
  const { keyword, person, from, to } = search
  const outcome = outcomes.find((one) => one === search.status)
  const way = signInWays.find((one) => one === search.only)
  return {
    kind,
    ...(keyword && { keyword }),
    ...(person && { personId: person }),
    ...(hasOutcome(kind) && outcome && { outcome }),
    ...(kind === 'signIns' && way && { way }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
}

/** Whether a log has what was done beside what was refused. */
export function hasOutcome(kind: LogKind): boolean {
  return kind === 'signIns' || kind === 'operations' || kind === 'requests'
}

/** The first instant of a day (`2026-11-26`), or of one some days later. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

export function useLog(asked: Asked) {
  const { logs } = useClient()
  return useList([subject, 'list', asked], (page, options) => logs.list({ ...page, ...asked }, options))
}

export const logKindsQuery = ({ logs }: Client) =>
  queryOptions({
    queryKey: [subject, 'kinds'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => logs.kinds({}, { signal }),
  })

export const faultQuery = ({ logs }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'fault', id],
    queryFn: ({ signal }) => logs.fault({ id }, { signal }),
  })
