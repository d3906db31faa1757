import { type ListName, mostCounted } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { useApp } from '../../kit/context/app-context.ts'
import { TabPage } from '../../kit/pages/tab-page.tsx'
import { useCounts } from '../home/index.ts'
import { CaseGlimpse } from './case-glimpse.tsx'
import styles from './dashboard-page.module.css'

/** The person's lists in numbers: what waits, what runs, what came back. */
export function DashboardPage({ isActive }: Readonly<{ isActive: boolean }>) {
  const t = useT()
  const { queries } = useApp()

  return (
    <TabPage
      title={t('dashboard.title')}
      isActive={isActive}
      onRefresh={() => queries.invalidateQueries({ queryKey: ['approvals'] })}
    >
      <CountGrid />
      <WaitingGlimpses />
      <CaseGlimpse
        title={t('dashboard.returned.title')}
        glimpse={{ list: 'launched', isReturned: 'yes' }}
        moreHref="/pages/workFlow/flowTodo/index?list=launched&status=returned"
      />
      <CaseGlimpse
        title={t('dashboard.running.title')}
        empty={t('dashboard.running.empty')}
        glimpse={{ list: 'launched', isRunning: true }}
        moreHref="/pages/workFlow/flowTodo/index?list=launched&status=running"
      />
    </TabPage>
  )
}

const waiting = ['toSign', 'toDo', 'doing'] as const

/** What waits for the person, by stage; stages that are switched off are hidden. */
function WaitingGlimpses() {
  const t = useT()
  const { data: counts } = useCounts()
  const filled = waiting.filter((list) => counts && counts[list] > 0)
  const shown = filled.length > 0 ? filled : (['doing'] as const)

  return shown.map((list) => (
    <CaseGlimpse
      key={list}
      title={t(shown.length > 1 ? `dashboard.list.${list}` : 'dashboard.waiting.title')}
      empty={t('dashboard.waiting.empty')}
      glimpse={{ list }}
      moreHref={`/pages/workFlow/flowTodo/index?list=${list}`}
    />
  ))
}

const lists: readonly ListName[] = ['toSign', 'toDo', 'doing', 'launched', 'done', 'circulated']

/** The six lists of spec section 4 with their counts. */
function CountGrid() {
  const t = useT()
  const { data: counts } = useCounts()
  const unread = counts?.circulatedUnread ?? 0

  return (
    <ul className={styles.grid} aria-label={t('dashboard.counts')}>
      {lists.map((list) => (
        <li key={list}>
          <Link href={`/pages/workFlow/flowTodo/index?list=${list}`} className={styles.count}>
            <span className={styles.figure}>{counts ? figureOf(counts[list]) : '–'}</span>
            <span className={styles.name}>{t(`dashboard.list.${list}`)}</span>
            {list === 'circulated' && unread > 0 && (
              <span className={styles.note}>{t('dashboard.unread', { count: unread })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A count at the server's limit is shown as the limit with "+". */
function figureOf(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`
}
