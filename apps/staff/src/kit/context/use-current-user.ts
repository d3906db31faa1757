import type { CurrentUser } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { type App, useApp } from './app-context.ts'

/** The current person and their permissions; kept on the device under the names of spec section 3. */
export const currentUserQuery = ({ client, session, brand }: Pick<App, 'client' | 'session' | 'brand'>) => ({
  queryKey: ['session', 'currentUser'],
  queryFn: async (): Promise<CurrentUser> => {
    const user = await client.session.currentUser({ type: 'app' })
    session.keep(user)
    void brand.show(user.sysConfigInfo)
    return user
  },
  staleTime: 5 * 60_000,
})

export function useCurrentUser() {
  return useQuery(currentUserQuery(useApp()))
}

/** Whether the person is of another company, so that pages about the company are closed to them. */
export function useIsExternal(): boolean {
  return useCurrentUser().data?.userInfo.isExternal ?? false
}
