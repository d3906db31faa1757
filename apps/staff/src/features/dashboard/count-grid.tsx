import { type ListName, mostCounted } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { useCounts } from '../home/index.ts'
import styles from './count-grid.module.css'

const lists: readonly ListName[] = ['toSign', 'toDo', 'doing', 'launched', 'done', 'circulated']

/** The six lists of spec section 4 with how many rows each holds. */
export function CountGrid() {
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

/** Nobody counts further than the server did. */
function figureOf(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`
}
