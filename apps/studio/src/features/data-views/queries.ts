import type { Client } from '@signet/client'
import type { FormDefinition } from '@signet/form'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'
import type { Publication } from '../../kit/publish-sheet/publish-sheet.tsx'
import type { ShownDesigns } from '../design-life/index.ts'

const views = 'data-views'

type Calls = Client['formDesign']
export type DataViewRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type SavedView = Awaited<ReturnType<Calls['open']>>

export function useDataViews(shown: ShownDesigns) {
  const { formDesign } = useClient()
  return useList([views, 'list', shown], (page, options) =>
    formDesign.list({ ...page, ...shown, of: 'dataViews' }, options),
  )
}

export const viewQuery = ({ formDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [views, 'one', id],
    queryFn: ({ signal }) => formDesign.open({ id }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const interfaceQuery = ({ dataInterfaces }: Client, id: string) =>
  queryOptions({
    queryKey: [views, 'interface', id],
    queryFn: ({ signal }) => dataInterfaces.open({ id }, { signal }),
    enabled: id !== '',
  })

export function useCreateView() {
  const { formDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ name, definition }: Readonly<{ name: string; definition: FormDefinition }>) =>
      formDesign.create({ name, code: definition.key, definition: { ...definition } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [views] }),
  })
}

/** Publishes the view, and the first time a list with all its columns. */
export function usePublishView(id: string) {
  const { formDesign, listDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async (publication: Publication) => {
      await formDesign.publish({ id, ...publication })
      const { state, definition, changedAt } = await listDesign.open({ id })
      if (state !== 'none') return { isFirst: false }
      const { revision } = await listDesign.save({ id, definition, expects: changedAt })
      await listDesign.publish({ id, reason: publication.reason, expects: revision })
      return { isFirst: true }
    },
    onSettled: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey: [of] }) => of === views || of === 'list-design' || of === 'records',
      }),
  })
}

export type DataInterface = Awaited<ReturnType<Client['dataInterfaces']['open']>>
