import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIsWide } from '../lib/use-is-wide.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import styles from './side-by-side.module.css'

const ListPane = lazy(async () => ({
  default: (await import('../features/approval-lists/list-pane.tsx')).ListPane,
}))

/** On a wide screen a list stays in sight beside what is opened from it; else there is only the page. */
export function SideBySide({ children }: Readonly<{ children: ReactNode }>) {
  const isWide = useIsWide()
  const hasList = useLocation({ select: isOfList })
  const isSplit = isWide && hasList

  return (
    <div className={isSplit ? styles.split : styles.alone}>
      {isSplit && (
        <div className={styles.list}>
          <Suspense fallback={<PageSkeleton isBeside />}>
            <ListPane />
          </Suspense>
        </div>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  )
}

/** The lists themselves, and every page that says which of them it was opened from. */
function isOfList({ pathname, search }: Readonly<{ pathname: string; search: object }>): boolean {
  return (
    pathname === '/pages/workFlow/flowTodo/index' ||
    (pathname.startsWith('/pages/workFlow/') && 'list' in search)
  )
}
