import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { useList } from '../../shell/use-list.ts'

const flows = 'flow-design'

export function useFlows(keyword: string) {
  const { flowDesign } = useClient()
  return useList([flows, 'list', keyword], (page, options) => flowDesign.list({ ...page, keyword }, options))
}

/** A flow as the server keeps it. */
export type SavedFlow = Awaited<ReturnType<Client['flowDesign']['open']>>

export const flowQuery = ({ flowDesign }: Client, id: string, locale: string) =>
  queryOptions({
    queryKey: [flows, 'one', id, locale],
    queryFn: ({ signal }) => flowDesign.open({ id }, { signal }),
  })

/** The form that the cases of a flow carry, as it is drafted. */
export const formOfFlowQuery = ({ formDesign }: Client, formId: string | undefined) =>
  queryOptions({
    queryKey: [flows, 'form', formId],
    enabled: formId !== undefined,
    queryFn: ({ signal }) => formDesign.open({ id: formId ?? '' }, { signal }),
  })

/** The people, roles, posts and departments that a flow names, by their mixed ids. */
export const namesQuery = ({ organization }: Client, ids: readonly string[]) =>
  queryOptions({
    queryKey: [flows, 'names', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const { list } = await organization.selectedNodes({ ids: [...ids] }, { signal })
      return Object.fromEntries(list.map(({ id, fullName }) => [id, fullName]))
    },
  })

export function usePublishFlow() {
  const { flowDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (id: string) => flowDesign.publish({ id }),
    onSettled: () => cache.invalidateQueries({ queryKey: [flows] }),
  })
}

export function useCreateFlow() {
  const { flowDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (flow: Parameters<typeof flowDesign.create>[0]) => flowDesign.create(flow),
    onSuccess: () => cache.invalidateQueries({ queryKey: [flows] }),
  })
}

/** A file of another tool as a flow, with what became of it; nothing is stored. */
export function useReadBpmn() {
  const { flowDesign } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (file: Parameters<typeof flowDesign.readBpmn>[0]) => flowDesign.readBpmn(file),
  })
}
