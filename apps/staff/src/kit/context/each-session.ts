import type { Query } from '@tanstack/react-query'
import type { App } from './app-context.ts'

/** Calls back for each session of this window, once the server has said who it is: the present one, and those that begin. */
export function eachSession({ queries, session }: Pick<App, 'queries' | 'session'>, begin: () => void): void {
  let known: string | null = null
  const look = ({ queryKey, state }: Query) => {
    const token = session.token()
    if (queryKey[0] !== 'session' || state.status !== 'success' || !token || token === known) return
    known = token
    begin()
  }
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) look(query)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query)
  })
}
