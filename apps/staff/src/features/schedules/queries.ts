import type { contract, ParsedOutput } from '@signet/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

type Schedules = (typeof contract)['schedules']
export type Entry = ParsedOutput<Schedules['list']>['list'][number]
export type Invitation = ParsedOutput<Schedules['invitations']>['list'][number]
export type EntryDetail = ParsedOutput<Schedules['open']>

/** Calendar events between two days. */
export function useEntries(startTime: string, endTime: string) {
  const { schedules } = useClient()
  return useQuery({
    queryKey: ['schedules', 'list', startTime, endTime],
    queryFn: async () => (await schedules.list({ startTime, endTime })).list,
    placeholderData: keepPreviousData,
  })
}

/** Invitations that wait for an answer. */
export function useInvitations() {
  const { schedules } = useClient()
  return useQuery({
    queryKey: ['schedules', 'invitations'],
    queryFn: async () => (await schedules.invitations({})).list,
  })
}

/** The categories of events; empty where none are defined. */
export function useCategories() {
  const { dictionary } = useClient()
  return useQuery({
    queryKey: ['schedules', 'categories'],
    queryFn: async () => {
      const { list } = await dictionary.entries({ id: 'scheduleType' })
      return list.map(({ enCode, fullName }) => ({ key: enCode, label: fullName }))
    },
    retry: false,
  })
}

export function useEntry({ groupId, id }: Readonly<{ groupId: string; id: string }>) {
  const { schedules } = useClient()
  return useQuery({
    queryKey: ['schedules', 'one', groupId, id],
    queryFn: () => schedules.open({ groupId, id }),
    enabled: id !== '' && groupId !== '',
  })
}
