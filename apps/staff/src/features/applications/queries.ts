import type { contract, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'

export type MenuItem = ParsedOutput<(typeof contract)['applications']['menu']>['list'][number]

/** The menu of the current application; not asked for while the company has no applications. */
export function useMenu() {
  const { applications } = useClient()
  const { data: user } = useCurrentUser()
  return useQuery({
    queryKey: ['applications', 'menu'],
    queryFn: ({ signal }) => applications.menu({}, { signal }),
    enabled: Boolean(user?.userInfo.appSystemId),
    staleTime: 5 * 60_000,
  })
}

export function useMyApplications() {
  const { applications } = useClient()
  return useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: async ({ signal }) => (await applications.mine({}, { signal })).list,
  })
}

/** Everything may depend on the application: all is fetched again. */
export function useChooseApplication() {
  const { applications } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => applications.choose({ id }),
    onSuccess: () => cache.invalidateQueries(),
  })
}
