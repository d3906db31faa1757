import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const subject = 'areas'

type Calls = Client['areaAdministration']
export type Area = Awaited<ReturnType<Calls['below']>>['list'][number]

/** Parent id of the provinces. */
export const top = '0'

export function parentOf({ path }: Area): string {
  return path.at(-2) ?? top
}

export const belowQuery = ({ areaAdministration }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'below', id],
    queryFn: async ({ signal }) => (await areaAdministration.below({ id }, { signal })).list,
  })

type Wanted = Readonly<{ keyword: string; only: 'all' | 'changed' }>

export function useFoundAreas(wanted: Wanted) {
  const { areaAdministration } = useClient()
  return useList<Area>([subject, 'found', wanted], (page, options) =>
    areaAdministration.find({ ...page, ...wanted }, options),
  )
}

/** Changes areas and fetches those on screen again. */
export function useAreaMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { areaAdministration } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(areaAdministration, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

/** Fetches a link to a sheet and opens it. */
export function useDownload() {
  const { areaAdministration } = useClient()
  return useMutation({
    mutationFn: (content: 'all' | 'changed' | 'template') => areaAdministration.link({ content }),
    onSuccess: ({ url }) => location.assign(url),
  })
}
