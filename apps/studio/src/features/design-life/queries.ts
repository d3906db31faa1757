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

/** The categories of designs as folders, with the number of designs of a list in each. */
export const categoriesQuery = (
  { designLife }: Client,
  { of, availability }: Readonly<{ of: Labelled; availability?: ShownDesigns['availability'] }>,
) =>
  queryOptions({
    queryKey: [labels, 'folders', of, availability],
    queryFn: ({ signal }) => designLife.categories({ of, availability }, { signal }),
  })

export type Category = Awaited<ReturnType<Calls['categories']>>['list'][number]

/** A change of categories, or of the category of a design. */
export function useCategoryChange<Input>(change: (calls: Calls, input: Input) => Promise<unknown>) {
  const { designLife } = useClient()
  const refresh = useRefreshDesigns()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(designLife, input),
    onSettled: refresh,
  })
}

const labels = 'design-labels'
const designLists = ['flow-design', 'form-design', 'data-views', 'list-design', labels]

function useRefreshDesigns() {
  const cache = useQueryClient()
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => designLists.includes(String(of)) })
}
