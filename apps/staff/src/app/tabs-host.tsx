import { useT } from '@signet/i18n/react'
import { TabBar } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Activity, Suspense, useEffect, useRef, useState } from 'react'
import { useLive } from '../kit/context/app-context.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { type TabKey, tabs } from './tabs.ts'
import styles from './tabs-host.module.css'

/** The four tabs. A tab is drawn when first visited and keeps its state below other pages. */
export function TabsHost({ active }: Readonly<{ active: TabKey | null }>) {
  const visited = useVisited(active)
  const root = useRef<HTMLDivElement>(null)
  const tapAgain = useTapAgain(root)
  if (visited.size === 0) return null

  return (
    <div ref={root} className={styles.host} hidden={active === null}>
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
      <BottomBar active={active} onTapAgain={tapAgain} />
    </div>
  )
}

function BottomBar({ active, onTapAgain }: Readonly<{ active: TabKey | null; onTapAgain: () => void }>) {
  const t = useT()
  const { badge } = useLive()
  const entries = tabs.map(({ key, href, Icon }) => ({
    key,
    href,
    label: t(`staff.tab.${key}`),
    icon: <Icon aria-hidden="true" />,
    ...(key === 'message' && { badge, badgeLabel: t('staff.unread', { count: badge }) }),
  }))

  return (
    <>
      <p role="status" className="visually-hidden">
        {badge > 0 && t('staff.unread', { count: badge })}
      </p>
      <TabBar
        label={t('staff.tabs')}
        entries={entries}
        active={active ?? ''}
        onTapAgain={onTapAgain}
        onApproach={(key) => void tabs.find((tab) => tab.key === key)?.preload()}
      />
    </>
  )
}

function useVisited(active: TabKey | null): ReadonlySet<TabKey> {
  const [visited, setVisited] = useState<ReadonlySet<TabKey>>(() => new Set(active ? [active] : []))
  useEffect(() => {
    if (active) setVisited((before) => (before.has(active) ? before : new Set([...before, active])))
  }, [active])
  return active && !visited.has(active) ? new Set([...visited, active]) : visited
}

/** A tap on the active tab scrolls to the top and fetches its queries again. */
function useTapAgain(root: React.RefObject<HTMLDivElement | null>) {
  const queries = useQueryClient()
  return () => {
    for (const scroller of root.current?.querySelectorAll<HTMLElement>('[data-scroller]') ?? []) {
      if (scroller.offsetParent !== null) scroller.scrollTo({ top: 0 })
    }
    void queries.refetchQueries({ type: 'active' })
  }
}
