import { Bell, ChartPie, House, type LucideIcon, UserRound } from 'lucide-react'
import { Activity, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { warmHome } from '../features/home/index.ts'
import type { App } from '../kit/context/app-context.ts'
import { withAllTexts } from '../kit/context/catalogues.ts'
import { PageSkeleton } from './error-page.tsx'
import styles from './tabs.module.css'

type TabKey = 'home' | 'dashboard' | 'message' | 'my'
export type StaffTab = Readonly<{
  key: TabKey
  href: string
  Icon: LucideIcon
  Page: ReturnType<typeof lazyTab>['Page']
  preload: () => Promise<unknown>
  /** Prefetches the page's data while its code loads. */
  warm?: (app: Pick<App, 'client' | 'queries'>) => void
}>

const home = lazyTab(async () => (await import('../features/home/home-page.tsx')).HomePage)
const dashboard = lazyTab(
  async () => (await withAllTexts(import('../features/dashboard/dashboard-page.tsx'))).DashboardPage,
)
const message = lazyTab(async () => (await withAllTexts(import('./message-tab.tsx'))).MessageTab)
const my = lazyTab(async () => (await withAllTexts(import('../features/account/my-page.tsx'))).MyPage)

/** The four tabs of spec section 2, in order. */
export const tabs: readonly StaffTab[] = [
  { key: 'home', href: '/pages/index/index', Icon: House, ...home, warm: warmHome },
  { key: 'dashboard', href: '/pages/index/dashboard', Icon: ChartPie, ...dashboard },
  {
    key: 'message',
    href: '/pages/index/message',
    Icon: Bell,
    Page: message.Page,
    preload: () => Promise.all([message.preload(), import('../features/notices/notice-page.tsx')]),
  },
  {
    key: 'my',
    href: '/pages/index/my',
    Icon: UserRound,
    Page: my.Page,
    preload: () => Promise.all([my.preload(), import('../features/account/settings-page.tsx')]),
  },
]

export type TabPageProps = Readonly<{ isActive: boolean }>

/**
 * A tab loaded on demand. Once loaded it is drawn synchronously, because React delays content after a
 * fallback by 300 ms.
 */
export function lazyTab(load: () => Promise<ComponentType<TabPageProps>>) {
  let loaded: ComponentType<TabPageProps> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await preload() }))
  const Page = (props: TabPageProps) => {
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return { Page, preload }
}

/** The four tabs. A tab is drawn when first visited and keeps its state below other pages. */
export function TabsHost({ active }: Readonly<{ active: TabKey | null }>) {
  const visited = useVisited(active)
  if (visited.size === 0) return null

  return (
    <div className={styles.host} hidden={active === null}>
      {tabs
        .filter(({ key }) => visited.has(key))
        .map(({ key, Page }) => (
          <Activity key={key} mode={key === active ? 'visible' : 'hidden'}>
            <div className={styles.tab}>
              <Suspense fallback={<PageSkeleton />}>
                <Page isActive={key === active} />
              </Suspense>
            </div>
          </Activity>
        ))}
    </div>
  )
}

function useVisited(active: TabKey | null): ReadonlySet<TabKey> {
  const [visited, setVisited] = useState<ReadonlySet<TabKey>>(() => new Set(active ? [active] : []))
  useEffect(() => {
    if (active) setVisited((before) => (before.has(active) ? before : new Set([...before, active])))
  }, [active])
  return active && !visited.has(active) ? new Set([...visited, active]) : visited
}
