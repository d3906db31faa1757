import { queryOptions } from '@tanstack/react-query'
import type { Desk } from './desk.ts'

/** Who I am; kept on the device under the names that both clients share. */
export const currentUserQuery = ({ client, session }: Pick<Desk, 'client' | 'session'>) =>
  queryOptions({
    queryKey: ['session', 'currentUser'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const user = await client.session.currentUser({ type: 'web' }, { signal })
      session.keep(user)
      return user
    },
  })
