import { installedVersion } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../kit/context/app-context.ts'
import { toCount, unreadQuery } from '../kit/context/unread-query.ts'
import { useCurrentUser } from '../kit/context/use-current-user.ts'
import { lazyPart } from '../kit/pages/lazy-part.ts'
import { useIsWide } from '../kit/pages/use-is-wide.ts'
import { PageSkeleton } from './error-page.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { TabsHost, tabs } from './tabs.tsx'

/** The frame of every page: banner, tabs (which keep their state) and the page above them. */
export function Frame() {
  const { pathname } = useLocation()
  const { session } = useApp()
  const isSignedIn = session.token() !== null
  const active = tabs.find(({ href }) => href === pathname)?.key ?? null

  return (
    <div className={styles.frame}>
      <OfflineBanner />
      {isSignedIn && <ViewedBy />}
      {isSignedIn && (
        <Suspense>
          <LiveUpdates />
          <GoTo />
        </Suspense>
      )}
      {isSignedIn && <UnreadCount />}
      {isSignedIn && <UpdateCheck />}
      <div className={styles.places}>
        {isSignedIn && <Navigation active={active} />}
        <div className={styles.place}>
          {isSignedIn && <TabsHost active={active} />}
          <div className={styles.above} hidden={active !== null && isSignedIn}>
            {isSignedIn ? (
              <SideBySide>
                <Outlet />
              </SideBySide>
            ) : (
              <Outlet />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The line to the server opens behind the first page. */
const LiveUpdates = lazyPart(async () => (await import('./live-updates.tsx')).LiveUpdates)

/** So do the keys that lead to places. */
const GoTo = lazyPart(async () => (await import('../features/go-to/index.ts')).GoTo)

const ViewBanner = lazyPart(async () => (await import('../features/account/view-banner.tsx')).ViewBanner)

/** Says that an administrator looks through the person's eyes. */
function ViewedBy() {
  const { data } = useCurrentUser()
  return (
    <Suspense>
      {data?.userInfo.viewedBy && <ViewBanner className={styles.banner} user={data.userInfo} />}
    </Suspense>
  )
}

/** Counts unread messages also without a live socket. Renders nothing. */
function UnreadCount() {
  const { client, live } = useApp()
  const { data: count } = useQuery(unreadQuery(client))
  useEffect(() => {
    if (count) live.count(toCount(count))
  }, [count, live])
  return null
}

/** Shown while the network is down. Loaded data stays readable. */
function OfflineBanner() {
  const t = useT()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <CloudOff aria-hidden="true" />
          {t('staff.offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const chats = () => import('../features/chat/list/chats-page.tsx')
const panes = {
  cases: lazyPart(async () => (await import('../features/approval-lists/list/list-pane.tsx')).ListPane),
  records: lazyPart(async () => (await import('../features/records/desk/records-desk.tsx')).RecordsDesk),
  chats: lazyPart(async () => (await chats()).ChatsPane),
} as const

/** The open conversation, between the list of them and the case opened from it. */
const TalkPane = lazyPart(async () => (await chats()).OpenTalk)

type SideList = keyof typeof panes

const lists: Readonly<Record<SideList, string>> = {
  cases: '/pages/workFlow/flowTodo/index',
  records: '/pages/apply/dynamicModel/index',
  chats: '/pages/message/chat/index',
}

/** Keeps a list beside the page opened from it on a wide screen; otherwise shows only the page. */
function SideBySide({ children }: Readonly<{ children: ReactNode }>) {
  const isWide = useIsWide()
  const side = useLocation({ select: sideOf })
  const isAlone = useLocation({ select: ({ pathname }) => side !== undefined && pathname === lists[side] })
  const split = isWide ? side : undefined
  const Pane = split && panes[split]
  const hasCase = useLocation({ select: ({ pathname }) => pathname.startsWith(casePages) })

  return (
    <div
      className={split ? styles[split] : styles.alone}
      data-alone={(split && isAlone) || undefined}
      data-case={(split === 'chats' && hasCase) || undefined}
    >
      {Pane && (
        <div className={styles.list}>
          <Suspense fallback={<PageSkeleton isBeside />}>
            <Pane />
          </Suspense>
        </div>
      )}
      {split === 'chats' && (
        <div className={styles.talk}>
          <Suspense fallback={<PageSkeleton isBeside={hasCase} />}>
            <TalkPane />
          </Suspense>
        </div>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  )
}

const casePages = '/pages/workFlow/'

/** The lists themselves, and every page that says it was opened from one. */
function sideOf({ pathname, search }: Readonly<{ pathname: string; search: object }>): SideList | undefined {
  if (pathname === lists.cases) return 'cases'
  if (pathname === lists.records) return 'records'
  if (pathname.startsWith('/pages/message/im/')) return 'chats'
  if (pathname.startsWith(casePages)) return listOfCase(search)
  return 'beside' in search && pathname.startsWith('/pages/apply/dynamicModel/') ? 'records' : undefined
}

function listOfCase(search: object): SideList | undefined {
  if ('list' in search) return 'cases'
  return 'talk' in search || 'talkCase' in search ? 'chats' : undefined
}

/**
 * Asks once a session whether the server has another version than this client, and offers the update.
 * Renders nothing.
 */
function UpdateCheck() {
  const { client, feedback, store } = useApp()
  const t = useT()
  const { data: server } = useQuery({
    queryKey: ['version'],
    queryFn: () => client.system.version(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  useEffect(() => {
    if (!server) return
    if (server.sysVersion === installedVersion.version) {
      store.removeItem('isUpdate')
      return
    }
    store.setItem('isUpdate', '1')
    const question = {
      title: t('staff.update.title'),
      body: t('staff.update.text', { installed: installedVersion.version, available: server.sysVersion }),
      confirm: t('staff.update.confirm'),
    }
    void feedback.ask(question).then((isConfirmed) => {
      if (!isConfirmed) return window.close()
      if (!server.downloadUrl) return feedback.error(t('staff.update.noLink'))
      window.open(server.downloadUrl, '_blank', 'noopener')
      window.location.reload()
    })
  }, [server, feedback, store, t])
  return null
}
