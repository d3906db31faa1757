import type { Client } from '@signet/client'
import { type LaunchRequest, launchRequestStates } from '@signet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'
import type { Publication } from '../../../kit/publish-sheet/publish-sheet.tsx'

export const anyState = 'any'
export const usualState = 'open'

export type LaunchRequestState = LaunchRequest['state']

const key = 'launch-requests'

/** Requests of the state in the address; open ones where it names none. */
export function useLaunchRequests({ keyword = '', flow, person, status = usualState }: ListSearch) {
  const { launchRequests } = useClient()
  const state = launchRequestStates.find((one) => one === status)
  const filter = {
    keyword,
    ...(state && { state }),
    ...(flow && { flowId: flow }),
    ...(person && { personId: person }),
  }
  return useList([key, 'list', filter], (page, options) =>
    launchRequests.list({ ...page, ...filter }, options),
  )
}

export const launchRequestQuery = ({ launchRequests }: Client, id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => launchRequests.open({ id }, { signal }),
  })

export const launchReleaseQuery = ({ launchRequests }: Client, id: string) => ({
  queryKey: [key, 'release', id],
  queryFn: ({ signal }: Readonly<{ signal: AbortSignal }>) => launchRequests.preview({ id }, { signal }),
})

export function useGrantLaunch(id: string) {
  const { launchRequests } = useClient()
  return useAnswer((publication: Publication) => launchRequests.grant({ id, ...publication }))
}

export function useDeclineLaunch(id: string) {
  const { launchRequests } = useClient()
  return useAnswer((reason: string) => launchRequests.decline({ id, reason }))
}

/** A granted request makes a version of the flow. */
function useAnswer<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn,
    onSettled: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey: [of, part] }) =>
          (of === key && part !== 'release') || of === 'flow-design' || of === 'flow-review',
      }),
  })
}
