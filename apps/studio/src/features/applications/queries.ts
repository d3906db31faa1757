import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'

const applications = 'applications'

export type Application = Awaited<ReturnType<Client['applications']['open']>>
export type ApplicationSettings = Omit<Application, 'id' | 'version' | 'administrators'>

/** What a save of an application sends. */
export function settingsOf({
  id: _,
  version: _v,
  administrators: _a,
  ...settings
}: Application): ApplicationSettings {
  return settings
}

export type Administrator = Application['administrators'][number]
export type Entry = Application['menu'][number]
export type Targets = Awaited<ReturnType<Client['applications']['targets']>>
export type ApplicationRow = Awaited<ReturnType<Client['applications']['list']>>['list'][number]

/** The list is short: it comes whole, and is searched here. */
export function useApplications(keyword: string) {
  const calls = useClient().applications
  const wanted = keyword.trim().toLowerCase()
  return useList<ApplicationRow>([applications, 'list', wanted], async (_, options) => {
    const all = (await calls.list({}, options)).list
    const list = all.filter(({ fullName, enCode }) => `${fullName} ${enCode}`.toLowerCase().includes(wanted))
    return { list, next: null, pagination: { total: list.length } }
  })
}

export const applicationQuery = ({ applications: calls }: Client, id: string) =>
  queryOptions({
    queryKey: [applications, 'one', id],
    queryFn: ({ signal }) => calls.open({ id }, { signal }),
  })

export const targetsQuery = ({ applications: calls }: Client) =>
  queryOptions({
    queryKey: [applications, 'targets'],
    queryFn: ({ signal }) => calls.targets({}, { signal }),
    staleTime: 60_000,
  })

/** Changes applications and fetches those on screen again. */
export function useApplicationMutation<Input, Answer>(
  change: (calls: Client['applications'], input: Input) => Promise<Answer>,
) {
  const { applications: calls } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(calls, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [applications] }),
  })
}
