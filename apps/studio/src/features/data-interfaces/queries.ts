import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/use-list.ts'

const interfaces = 'data-interfaces'

type Calls = Client['dataInterfaces']
export type DataInterface = Awaited<ReturnType<Calls['open']>>
export type InterfaceRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type InterfaceCall = Awaited<ReturnType<Calls['calls']>>['list'][number]
export type DataSource = Awaited<ReturnType<Calls['openSource']>>

export function useInterfaces(keyword: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'list', keyword], (page, options) =>
    dataInterfaces.list({ ...page, keyword }, options),
  )
}

export const interfaceQuery = ({ dataInterfaces }: Client, id: string) =>
  queryOptions({
    queryKey: [interfaces, 'one', id],
    queryFn: ({ signal }) => dataInterfaces.open({ id }, { signal }),
  })

export function useInterfaceCalls(id: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'calls', id], (page, options) => dataInterfaces.calls({ ...page, id }, options))
}

export function useSources(keyword: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'sources', keyword], (page, options) =>
    dataInterfaces.listSources({ ...page, keyword }, options),
  )
}

export const sourceQuery = ({ dataInterfaces }: Client, id: string) =>
  queryOptions({
    queryKey: [interfaces, 'source', id],
    queryFn: ({ signal }) => dataInterfaces.openSource({ id }, { signal }),
  })

export const sourceChoicesQuery = ({ dataInterfaces }: Client) =>
  queryOptions({
    queryKey: [interfaces, 'source-choices'],
    queryFn: ({ signal }) => dataInterfaces.listSources({ pageSize: 200 }, { signal }),
  })

export const rolesQuery = ({ organization }: Client) =>
  queryOptions({
    queryKey: [interfaces, 'roles'],
    queryFn: ({ signal }) => organization.roleSelector({}, { signal }),
  })

/** Changes interfaces or sources and fetches those on screen again, also after a failure. */
export function useInterfaceMutation<Input, Answer>(deed: (calls: Calls, input: Input) => Promise<Answer>) {
  const { dataInterfaces } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => deed(dataInterfaces, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [interfaces] }),
  })
}

/** A trial call that changes nothing here. */
export function useInterfaceTrial<Input, Answer>(ask: (calls: Calls, input: Input) => Promise<Answer>) {
  const { dataInterfaces } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => ask(dataInterfaces, input),
  })
}
