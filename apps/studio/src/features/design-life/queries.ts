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

export function useDescribe({ kind, id }: Design) {
  const { designLife } = useClient()
  const refresh = useRefreshDesigns()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (description: Pick<Design, 'name' | 'category' | 'icon' | 'iconColor'>) =>
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

const designLists = ['flow-design', 'form-design', 'data-views', 'list-design']

function useRefreshDesigns() {
  const cache = useQueryClient()
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => designLists.includes(String(of)) })
}
