import { type ListName, mostCounted } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Link, sharedStyles } from '@signet/ui'
import { useApp } from '../../kit/context/app-context.ts'
import { listHref } from '../../kit/links/case-href.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import { CaseGlimpse, useCounts } from '../home/index.ts'
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
      <CaseGlimpse
        title={t('dashboard.waiting.title')}
        empty={t('dashboard.waiting.empty')}
        glimpse={{ list: 'pending' }}
        moreHref={listHref('pending')}
      />
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
            <span className={sharedStyles.note}>{t(`dashboard.list.${list}`)}</span>
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
