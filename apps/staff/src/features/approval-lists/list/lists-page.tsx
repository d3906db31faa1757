import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { MousePointerClick } from 'lucide-react'
import { useTitle } from '../../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { ListPane } from './list-pane.tsx'
import styles from './lists-page.module.css'

/**
 * The approval centre. On a wide screen the list pane is at the side, and this is the empty place for a
 * case.
 */
export function ListsPage() {
  return useIsWide() ? <NothingOpen /> : <ListPane />
}

function NothingOpen() {
  const t = useT()
  useTitle(t('approval-lists.title'))
  return (
    <main className={styles.room}>
      <Empty
        icon={<MousePointerClick />}
        title={t('approval-lists.nothingOpen')}
        hint={t('approval-lists.nothingOpenHint')}
      />
    </main>
  )
}
