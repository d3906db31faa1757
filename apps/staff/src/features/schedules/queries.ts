import type { contract, Read } from '@signet/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'

type Schedules = (typeof contract)['schedules']
export type Entry = Read<Schedules['list']>['list'][number]
export type EntryDetail = Read<Schedules['open']>

/** What is in my calendar between two days. */
export function useEntries(startTime: string, endTime: string) {
  const { schedules } = useClient()
  return useQuery({
    queryKey: ['schedules', 'list', startTime, endTime],
    queryFn: async () => (await schedules.list({ startTime, endTime })).list,
    placeholderData: keepPreviousData,
  })
}

/** What kinds of entries people choose from; none where nobody has named any. */
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
