import { Bell, ChartPie, House, type LucideIcon, UserRound } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { warmHome } from '../features/home/index.ts'
import type { App } from '../lib/app-context.ts'

export type TabKey = 'home' | 'dashboard' | 'message' | 'my'
export type TabPlace = Readonly<{
  key: TabKey
  href: string
  Icon: LucideIcon
  Page: ComponentType<{ isActive: boolean }>
  preload: () => Promise<unknown>
  /** Asks for what the page shows while its code is still on the way. */
  warm?: (app: App) => void
}>

const loadHome = () => import('../features/home/home-page.tsx')
const loadDashboard = () => import('../features/dashboard/dashboard-page.tsx')
const loadMessage = () => import('../features/notices/message-page.tsx')
const loadMy = () => import('../features/account/my-page.tsx')

/** The four places of spec section 2, in their order. */
export const tabs: readonly TabPlace[] = [
  {
    key: 'home',
    href: '/pages/index/index',
    Icon: House,
    Page: lazy(async () => ({ default: (await loadHome()).HomePage })),
    preload: loadHome,
    warm: warmHome,
  },
  {
    key: 'dashboard',
    href: '/pages/index/dashboard',
    Icon: ChartPie,
    Page: lazy(async () => ({ default: (await loadDashboard()).DashboardPage })),
    preload: loadDashboard,
  },
  {
    key: 'message',
    href: '/pages/index/message',
    Icon: Bell,
    Page: lazy(async () => ({ default: (await loadMessage()).MessagePage })),
    preload: () => Promise.all([loadMessage(), import('../features/notices/notice-page.tsx')]),
  },
  {
    key: 'my',
    href: '/pages/index/my',
    Icon: UserRound,
    Page: lazy(async () => ({ default: (await loadMy()).MyPage })),
    preload: () => Promise.all([loadMy(), import('../features/account/settings-page.tsx')]),
  },
]
