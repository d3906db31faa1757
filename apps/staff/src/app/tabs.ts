import { Bell, ChartPie, House, type LucideIcon, UserRound } from 'lucide-react'
import { warmHome } from '../features/home/index.ts'
import type { App } from '../kit/context/app-context.ts'
import { lazyTab } from './lazy-tab.tsx'

export type TabKey = 'home' | 'dashboard' | 'message' | 'my'
export type TabPlace = Readonly<{
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
  async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
)
const message = lazyTab(async () => (await import('../features/notices/message-page.tsx')).MessagePage)
const my = lazyTab(async () => (await import('../features/account/my-page.tsx')).MyPage)

/** The four tabs of spec section 2, in order. */
export const tabs: readonly TabPlace[] = [
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
