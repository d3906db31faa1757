import type { Client } from '@signet/client'
import type { SettingGroup } from '@signet/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

const subject = 'settings'

type Calls = Client['settings']
export type Group = Awaited<ReturnType<Calls['list']>>['groups'][number]
export type SettingValue = Group['value'][string]
export type SettingChange = Awaited<ReturnType<Calls['changes']>>['list'][number]

export const settingsQuery = ({ settings }: Client) =>
  queryOptions({
    queryKey: [subject],
    queryFn: ({ signal }) => settings.list({}, { signal }),
  })

export const changesQuery = ({ settings }: Client, group: SettingGroup) =>
  queryOptions({
    queryKey: [subject, 'changes', group],
    queryFn: ({ signal }) => settings.changes({ group }, { signal }),
  })

/** The move goes on in the background. */
const whileMoving = 3_000

export const filePlacesQuery = ({ settings }: Client) =>
  queryOptions({
    queryKey: [subject, 'filePlaces'],
    queryFn: ({ signal }) => settings.filePlaces({}, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? whileMoving : false),
  })

export const providerAddressesQuery = ({ settings }: Client) =>
  queryOptions({
    queryKey: ['providerAddresses'],
    queryFn: ({ signal }) => settings.providerAddresses({}, { signal }),
  })

/** The names of all groups by id, asked for only where a setting names groups. */
export function useGroupNames(isWanted = true) {
  const { organization } = useClient()
  return useQuery({
    queryKey: ['groups', 'names'],
    queryFn: async ({ signal }) => {
      const { list } = await organization.groupSelector({}, { signal })
      return new Map(list.map(({ id, fullName }) => [id, fullName]))
    },
    enabled: isWanted,
  })
}

/** Changes settings and fetches them again, also after a failure: somebody else may have changed them. */
export function useSettingsMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { settings } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(settings, input),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [subject] }),
        // Name, logo and colour are in the frame around every page.
        cache.invalidateQueries({ queryKey: ['session', 'currentUser'] }),
      ]),
  })
}
