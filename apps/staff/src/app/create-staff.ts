import {
  AnsweredRefusal,
  type Client,
  type ClientOptions,
  createFaultLog,
  createSession,
  headersOf,
  type Store,
} from '@signet/client'
import { createBrand, createFeedback, type Feedback, readLook } from '@signet/ui'
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { type App, createLive, type LiveSocket } from '../kit/context/app-context.ts'
import { clientOrigin } from '../kit/context/client-origin.ts'
import { createLooks, type Looks } from '../kit/context/create-looks.ts'
import { createStaffRouter } from './router.ts'
import { type StaffTab, tabs } from './tabs.tsx'

type StaffOptions = Readonly<{
  store: Store
  /** Creates the client from headers, texts, and what to do when the session ends. */
  connect: (options: ClientOptions) => Client
  line: LiveSocket | null
  history?: RouterHistory
  onWarning?: (sentence: string) => void
}>

export type Staff = Readonly<{ app: App; router: ReturnType<typeof createStaffRouter> }>

/**
 * The composition root of the client. Loads the code and the data of a requested tab together with the
 * texts, not after them.
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
  const faults = createFaultLog()
  const brand = createBrand(store)
  const feedback = createFeedback({ onMismatch: () => onWarning?.('hideLoading without showLoading') })
  const queries = createQueries(feedback, () => looks?.appearance.peek().language.t('ui.loading') ?? '')
  const session = createSession({
    store,
    toast: (sentence) => feedback.error(sentence),
    goToLogin: () => void leave(),
    onEndedElsewhere: (person) =>
      void import('../kit/outbox/wipe-device.ts')
        .then(({ wipeDevice }) => wipeDevice(person))
        .catch(onWarning),
  })
  const client = connect({
    headers: () =>
      headersOf({
        origin: clientOrigin(),
        token: session.token(),
        locale: readLook(store).locale,
        systemCode: session.systemCode(),
      }),
    say: (key, params) => looks?.appearance.peek().language.t(key, params) ?? key,
    note: faults.note,
    onSessionEnd: ({ message, code }) => session.expire(message, code),
  })
  const tab = session.token() ? tabAt((history ?? window).location.pathname) : undefined
  const coming = tab?.preload()
  tab?.warm?.({ client, queries })
  looks = await speaking
  await coming
  const app: App = { client, session, store, queries, feedback, looks, brand, live, faults, line }
  const router = createStaffRouter(app, history)

  /** Clears cached data, so that the next person never sees it; keeps the open page as the return path. */
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

/** The tab of an address; `/` is the first one. */
function tabAt(path: string): StaffTab | undefined {
  return path === '/' ? tabs[0] : tabs.find(({ href }) => href === path)
}

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a register can only be widened as an interface
  interface Register {
    mutationMeta: { isShown?: boolean; isVeiled?: boolean }
  }
}

/**
 * Retries reading once, but never a refusal. Fails at once without a network. Errors that no form shows
 * become one toast, here and nowhere else: a mutation with `meta: { isShown: true }` shows its own. One with
 * `meta: { isVeiled: true }` covers the page with a loading overlay while it runs.
 */
function createQueries(feedback: Feedback, loading: () => string): QueryClient {
  // Without this a client that opened offline would not notice that the network came back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(error instanceof AnsweredRefusal && error.status > 0),
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, { meta }) => {
        if (meta?.isVeiled) feedback.showLoading(loading())
      },
      onSettled: (_data, _error, _variables, _before, { meta }) => {
        if (meta?.isVeiled) feedback.hideLoading()
      },
      onError: (error, _variables, _before, mutation) => {
        const endsSession = error instanceof AnsweredRefusal && error.status >= 600 && error.status <= 602
        if (!mutation.meta?.isShown && !endsSession) feedback.error(error.message)
      },
    }),
  })
}
