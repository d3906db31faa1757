import { queryOptions } from '@tanstack/react-query'
import type { App } from './app-context.ts'

/** Who I am; kept on the device under the names that both clients share. */
export const currentUserQuery = ({ client, session }: Pick<App, 'client' | 'session'>) =>
  queryOptions({
    queryKey: ['session', 'currentUser'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const user = await client.session.currentUser({ type: 'web' }, { signal })
      session.keep(user)
      return user
    },
  })
