import type { App } from '../../kit/context/app-context.ts'
import { renewPush } from '../../kit/push/browser-push.ts'

/** Binds pushed messages, where this browser was allowed them, to each session that begins: they ended with the one before. */
export function bindPush({ client, queries, session }: App, warn: (problem: unknown) => void): void {
  let bound: string | null = null
  const bind = () => {
    const token = session.token()
    if (!token || token === bound) return
    bound = token
    void renewPush(client).catch(warn)
  }
  bind()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session' && query.state.status === 'success') bind()
  })
}
