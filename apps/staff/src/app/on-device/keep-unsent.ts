import { installedVersion, type Session } from '@signet/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { outboxKind } from '../../features/chat/conversation/outbox.ts'
import type { AnswerStore } from './answer-store.ts'
import { ownerOf } from './keep-answers.ts'

type Options = Readonly<{
  queries: QueryClient
  session: Pick<Session, 'token'>
  now: () => number
  /** Called with what storage refused; nothing is kept then. */
  warn: (error: unknown) => void
  store: AnswerStore
  /** Called once what an earlier window had not sent is back. */
  onReturned: () => void
}>

/**
 * Keeps messages that have not got through, in their order, until they have; each has an id, so that none is sent twice.
 * They are gone with the session. Returns what stops it.
 */
export async function keepUnsent({ queries, session, now, warn, store, onReturned }: Options) {
  const owner = () => ownerOf(session)
  const all = await store.readAll()
  const mine = all.filter(
    ([, { owner: its, data }]) => its === owner() && Array.isArray(data) && data.length > 0,
  )
  for (const [hash, { data }] of mine)
    queries.setQueryData<readonly unknown[]>(JSON.parse(hash), (typed = []) => [
      ...(Array.isArray(data) ? data : []),
      ...typed,
    ])
  const staying = new Set(mine.map(([hash]) => hash))
  await store.remove(all.map(([hash]) => hash).filter((hash) => !staying.has(hash)))

  const keep = ({ queryHash, queryKey, state: { data } }: Query) => {
    const its = owner()
    if (queryKey[0] !== outboxKind || !its) return
    const { version } = installedVersion
    void store.write([[queryHash, { owner: its, version, data, at: now() }]]).catch(warn)
  }
  const cache = queries.getQueryCache()
  for (const query of cache.findAll({ queryKey: [outboxKind] })) keep(query)
  onReturned()

  return cache.subscribe(({ type, query }) => {
    if (!owner()) void store.clear().catch(warn)
    else if (type === 'updated') keep(query)
  })
}
