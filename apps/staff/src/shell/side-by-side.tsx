import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIsWide } from '../lib/use-is-wide.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import styles from './side-by-side.module.css'

const panes = {
  cases: lazy(async () => ({
    default: (await import('../features/approval-lists/list-pane.tsx')).ListPane,
  })),
  records: lazy(async () => ({
    default: (await import('../features/records/desk/records-desk.tsx')).RecordsDesk,
  })),
} as const
type Side = keyof typeof panes

const lists: Readonly<Record<Side, string>> = {
  cases: '/pages/workFlow/flowTodo/index',
  records: '/pages/apply/dynamicModel/index',
}

/** On a wide screen a list stays in sight beside what is opened from it; else there is only the page. */
export function SideBySide({ children }: Readonly<{ children: ReactNode }>) {
  const isWide = useIsWide()
  const side = useLocation({ select: sideOf })
  const isAlone = useLocation({ select: ({ pathname }) => pathname === lists.records })
  const split = isWide ? side : undefined
  const Pane = split && panes[split]

  return (
    <div className={split ? styles[split] : styles.alone} data-alone={(split && isAlone) || undefined}>
      {Pane && (
        <div className={styles.list}>
          <Suspense fallback={<PageSkeleton isBeside />}>
            <Pane />
          </Suspense>
        </div>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  )
}

/** The lists themselves, and every page that says that it was opened from one. */
function sideOf({ pathname, search }: Readonly<{ pathname: string; search: object }>): Side | undefined {
  if (pathname === lists.cases) return 'cases'
  if (pathname === lists.records) return 'records'
  if ('list' in search && pathname.startsWith('/pages/workFlow/')) return 'cases'
  return 'beside' in search && pathname.startsWith('/pages/apply/dynamicModel/') ? 'records' : undefined
}
