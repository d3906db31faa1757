import { installedVersion, type Session } from '@signet/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'

/** Kinds of questions whose answers are kept, by the first word of their key. */
const keptKinds = new Set([
  'applications',
  'approvals',
  'chat',
  'contacts',
  'documents',
  'myself',
  'notice',
  'notices',
  'records',
  'schedules',
])
/** Questions of a session that are kept; the others are about signing in. */
const keptOfSession = new Set(['currentUser'])

const mostAnswers = 300
/** Letters of an answer as JSON. */
const longestAnswer = 400_000
/** Pages of a list that was scrolled far; more is not written again at every page. */
const mostPages = 10
/** Age in ms after which an answer is not shown any more. */
const oldest = 14 * 86_400_000
/** Waits for further answers, so that a page is written once. */
const pause = 200

type Options = Readonly<{
  queries: QueryClient
  session: Pick<Session, 'token'>
  now: () => number
  /** Called with what storage refused; nothing is kept then. */
  warn: (error: unknown) => void
  store: AnswerStore
}>

/**
 * Keeps what the server answers on the device, and gives it to questions that have no answer yet, so that what was
 * opened once is readable at once and without a network. The server's own answer replaces it. What is kept is gone with
 * the session: after signing out, and after the server ended it. Returns what stops it.
 */
export function keepAnswers({ queries, session, now, warn, store }: Options): () => void {
  const owner = () => ownerOf(session)
  const isReadable = ({ owner: its, version, at }: KeptAnswer) =>
    its === owner() && version === installedVersion.version && now() - at < oldest
  const writer = createWriter(store, owner, warn)

  const restore = async (query: Query) => {
    if (query.state.data !== undefined || !isKept(query)) return
    const answer = await store.read(query.queryHash)
    if (answer && isReadable(answer) && query.state.data === undefined)
      queries.setQueryData(query.queryKey, answer.data, { updatedAt: answer.at })
  }
  const cache = queries.getQueryCache()
  const keep = ({ queryHash, state: { data, dataUpdatedAt: at } }: Query, mine: string) =>
    writer.add(queryHash, { owner: mine, version: installedVersion.version, data: firstPagesOf(data), at })
  const begin = (query: Query, mine = owner()) => {
    // The first page has its answers before they can be kept.
    if (mine && query.state.status === 'success' && isKept(query)) keep(query, mine)
    else void restore(query).catch(warn)
  }
  for (const query of cache.getAll()) begin(query)
  void prune(store, isReadable).catch(warn)

  return cache.subscribe((event) => {
    const { query, type } = event
    const mine = owner()
    if (!mine) void store.clear().catch(warn)
    else if (type === 'added') void restore(query).catch(warn)
    else if (type === 'updated' && event.action.type === 'success' && isKept(query)) keep(query, mine)
  })
}

/** A list without what was scrolled to beyond its first pages; other answers as they are. */
function firstPagesOf(answer: unknown): unknown {
  if (!isPaged(answer) || answer.pages.length <= mostPages) return answer
  return { pages: answer.pages.slice(0, mostPages), pageParams: answer.pageParams.slice(0, mostPages) }
}

type Paged = Readonly<{ pages: readonly unknown[]; pageParams: readonly unknown[] }>

function isPaged(answer: unknown): answer is Paged {
  if (typeof answer !== 'object' || answer === null) return false
  return (
    'pages' in answer &&
    Array.isArray(answer.pages) &&
    'pageParams' in answer &&
    Array.isArray(answer.pageParams)
  )
}

/** A mark of the session, too short to be its token; undefined without one. */
export function ownerOf(session: Pick<Session, 'token'>): string | undefined {
  return session.token()?.slice(0, 12)
}

/** Writes the last answers together after a pause, but for long ones and those of a session that has ended meanwhile. */
function createWriter(store: AnswerStore, owner: () => string | undefined, warn: (error: unknown) => void) {
  let waiting = new Map<string, KeptAnswer>()
  const write = () => {
    const answers = [...waiting].filter(
      ([, { owner: its, data }]) => its === owner() && JSON.stringify(data).length <= longestAnswer,
    )
    waiting = new Map()
    void store.write(answers).catch(warn)
  }
  return {
    add: (hash: string, answer: KeptAnswer) => {
      if (waiting.size === 0) setTimeout(write, pause)
      waiting.set(hash, answer)
    },
  }
}

/** Removes answers of other sessions or versions, and the oldest beyond the limit. */
async function prune(store: AnswerStore, isReadable: (answer: KeptAnswer) => boolean): Promise<void> {
  const all = await store.readAll()
  const readable = all
    .filter(([, answer]) => isReadable(answer))
    .toSorted(([, one], [, other]) => other.at - one.at)
  const staying = new Set(readable.slice(0, mostAnswers).map(([hash]) => hash))
  await store.remove(all.map(([hash]) => hash).filter((hash) => !staying.has(hash)))
}

function isKept({ queryKey: [kind, part] }: Query): boolean {
  return kind === 'session' ? keptOfSession.has(String(part)) : keptKinds.has(String(kind))
}
