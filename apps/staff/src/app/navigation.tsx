import { useT } from '@signet/i18n/react'
import { TabBar, type TabBarEntry } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CalendarDays, FolderOpen, type LucideIcon, Stamp } from 'lucide-react'
import { Suspense } from 'react'
import { useCounts } from '../features/home/index.ts'
import { useBrand, useLive } from '../kit/context/app-context.ts'
import { useIsExternal } from '../kit/context/use-current-user.ts'
import { listHref } from '../kit/links/case-href.ts'
import { lazyPart } from '../kit/pages/lazy-part.ts'
import { useIsWide } from '../kit/pages/use-is-wide.ts'
import styles from './navigation.module.css'
import { tabs } from './tabs.tsx'

/** The main places: below the four tabs on a phone, beside every page on a wide screen. */
export function Navigation({ active }: Readonly<{ active: string | null }>) {
  const t = useT()
  const isWide = useIsWide()
  const { badge } = useLive()
  return (
    <>
      <p role="status" className="visually-hidden">
        {badge > 0 && t('staff.unread', { count: badge })}
      </p>
      {isWide && <SideBar active={active} />}
      {!isWide && active !== null && <BottomBar active={active} />}
    </>
  )
}

function BottomBar({ active }: Readonly<{ active: string }>) {
  return <Bar entries={useTabEntries()} active={active} />
}

type Place = Readonly<{
  key: 'approvals' | 'schedule' | 'documents'
  href: string
  Icon: LucideIcon
  /** Closed to people of other companies. */
  isInside?: boolean
}>

/** What a phone reaches through home and the own page. */
const places: readonly Place[] = [
  { key: 'approvals', href: listHref('pending'), Icon: Stamp },
  { key: 'schedule', href: '/pages/workFlow/schedule/index', Icon: CalendarDays, isInside: true },
  { key: 'documents', href: '/pages/workFlow/document/index', Icon: FolderOpen, isInside: true },
]

const SideMenu = lazyPart(async () => (await import('../features/applications/side-menu.tsx')).SideMenu)

function SideBar({ active }: Readonly<{ active: string | null }>) {
  const t = useT()
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const { data: counts } = useCounts()
  const pending = counts?.pending ?? 0
  const [home, ...others] = useTabEntries()
  const isExternal = useIsExternal()
  const further = places
    .filter(({ isInside }) => !(isInside && isExternal))
    .map(({ key, href, Icon }) => ({
      ...{ key, href, label: t(`staff.place.${key}`), icon: <Icon aria-hidden="true" /> },
      ...(key === 'approvals' && { badge: pending, badgeLabel: t('staff.pending', { count: pending }) }),
    }))
  const place = places.find(({ href }) => href.split('?')[0] === pathname)
  return (
    <div className={styles.side}>
      <Brand />
      <Bar entries={[...(home ? [home] : []), ...further, ...others]} active={active ?? place?.key ?? ''} />
      <Suspense>
        <SideMenu />
      </Suspense>
    </div>
  )
}

function Brand() {
  const { name, logo } = useBrand()
  return (
    <p className={styles.brand}>
      <img src={logo || '/icon.svg'} alt="" width={24} height={24} />
      <span>{name}</span>
    </p>
  )
}

function useTabEntries(): readonly TabBarEntry[] {
  const t = useT()
  const { badge } = useLive()
  return tabs.map(({ key, href, Icon }) => ({
    ...{ key, href, label: t(`staff.tab.${key}`), icon: <Icon aria-hidden="true" /> },
    ...(key === 'message' && { badge, badgeLabel: t('staff.unread', { count: badge }) }),
  }))
}

function Bar({ entries, active }: Readonly<{ entries: readonly TabBarEntry[]; active: string }>) {
  const t = useT()
  const goToTop = useGoToTop()
  return (
    <TabBar
      label={t('staff.tabs')}
      entries={entries}
      active={active}
      onTapAgain={goToTop}
      onApproach={(key) => void tabs.find((tab) => tab.key === key)?.preload()}
    />
  )
}

/** A tap on the place in sight scrolls to the top and fetches its queries again. */
function useGoToTop() {
  const queries = useQueryClient()
  return () => {
    for (const scroller of document.querySelectorAll<HTMLElement>('[data-scroller]')) {
      if (scroller.offsetParent !== null) scroller.scrollTo({ top: 0 })
    }
    void queries.refetchQueries({ type: 'active' })
  }
}
