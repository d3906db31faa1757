import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import type { Availability, Design } from './design.ts'

export const dependentsQuery = ({ designLife }: Client, { kind, id }: Design) =>
  queryOptions({
    queryKey: ['design-life', 'dependents', kind, id],
    gcTime: 0,
    queryFn: ({ signal }) => designLife.dependents({ kind, id }, { signal }),
  })

type Calls = Client['designLife']

/** The lists of designs. */
export type Labelled = Parameters<Calls['labels']>[0]['of']

/** What narrows a list of designs. */
export type ShownDesigns = Readonly<
  Pick<
    NonNullable<Parameters<Client['flowDesign']['list']>[0]>,
    'keyword' | 'availability' | 'category' | 'tag' | 'owner'
  >
>

export const labelsQuery = ({ designLife }: Client, of: Labelled) =>
  queryOptions({
    queryKey: [labels, of],
    queryFn: ({ signal }) => designLife.labels({ of }, { signal }),
  })

export function useDescribe({ kind, id }: Design) {
  const { designLife } = useClient()
  const refresh = useRefreshDesigns()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (description: Omit<Parameters<Calls['describe']>[0], 'kind' | 'id'>) =>
      designLife.describe({ kind, id, ...description }),
    onSuccess: refresh,
  })
}

export function useCopy({ kind, id }: Design) {
  const { designLife } = useClient()
  const refresh = useRefreshDesigns()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (name: string) => designLife.copy({ kind, id, name }),
    onSuccess: refresh,
  })
}

export function useChangeAvailability({ kind, id }: Design) {
  const { designLife } = useClient()
  const refresh = useRefreshDesigns()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (availability: Availability) => designLife.changeAvailability({ kind, id, availability }),
    onSuccess: refresh,
  })
}

const labels = 'design-labels'
const designLists = ['flow-design', 'form-design', 'data-views', 'list-design', labels]

function useRefreshDesigns() {
  const cache = useQueryClient()
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => designLists.includes(String(of)) })
}
