import {
  AnsweredRefusal,
  type Client,
  type ClientOptions,
  createSession,
  headersOf,
  type Store,
} from '@signet/client'
import { createFeedback, readLook } from '@signet/ui'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import type { App, Line } from '../lib/app-context.ts'
import { createLive } from '../lib/create-live.ts'
import { createLooks, type Looks } from '../lib/create-looks.ts'
import { createStaffRouter } from './router.ts'
import { type TabPlace, tabs } from './tabs.ts'

type StaffOptions = Readonly<{
  store: Store
  /** Makes the client from what the app knows: headers, words, and what to do when the session ends. */
  connect: (options: ClientOptions) => Client
  line: Line | null
  history?: RouterHistory
  onWarning?: (sentence: string) => void
}>

export type Staff = Readonly<{ app: App; router: ReturnType<typeof createStaffRouter> }>

/**
 * The composition root of the client. When a tab is asked for, its code and what it shows come together with the
 * words, not after them.
 */
export async function createStaff({
  store,
  connect,
  line,
  history,
  onWarning,
}: StaffOptions): Promise<Staff> {
  const speaking = createLooks(store)
  let looks: Looks | undefined
  const live = createLive()
  const feedback = createFeedback({ onMismatch: () => onWarning?.('hideLoading without showLoading') })
  const queries = createQueries((sentence) => feedback.error(sentence))
  const session = createSession({
    store,
    toast: (sentence) => feedback.error(sentence),
    goToLogin: () => void leave(),
  })
  const client = connect({
    headers: () =>
      headersOf({
        origin: 'app',
        token: session.token(),
        locale: readLook(store).locale,
        systemCode: session.systemCode(),
      }),
    say: (key, params) => looks?.now().language.t(key, params) ?? key,
    onSessionEnd: ({ message }) => session.expire(message),
  })
  const tab = session.token() ? tabAt((history ?? window).location.pathname) : undefined
  const coming = tab?.preload()
  tab?.warm?.({ client, queries })
  looks = await speaking
  await coming
  const app: App = { client, session, store, queries, feedback, looks, live, line }
  const router = createStaffRouter(app, history)

  /** What the last person saw must not flash up for the next; the page that was open is kept as the way back. */
  async function leave() {
    await speaking
    const { href } = router.history.location
    queries.clear()
    live.forget()
    router.history.replace(`/pages/login/index?redirect=${encodeURIComponent(href)}`)
    await router.invalidate()
  }
  return { app, router }
}

/** The tab that an address leads to; `/` leads to the first. */
function tabAt(path: string): TabPlace | undefined {
  return path === '/' ? tabs[0] : tabs.find(({ href }) => href === path)
}

/**
 * Reading is tried once more, but never a refusal. Without a network it fails at once and says so, instead of
 * waiting in silence. What a form does not show itself becomes one toast,
 * here and nowhere else: a mutation with `meta: { isShown: true }` shows its refusal at the form.
 */
function createQueries(toast: (sentence: string) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !(error instanceof AnsweredRefusal && error.status > 0),
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _before, mutation) => {
        const endsSession = error instanceof AnsweredRefusal && error.status >= 600 && error.status <= 602
        if (!mutation.meta?.isShown && !endsSession) toast(error.message)
      },
    }),
  })
}
