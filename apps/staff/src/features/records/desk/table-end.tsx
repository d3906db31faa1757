import { useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import styles from './record-table.module.css'

type TableEndProps = Readonly<{ hasMore: boolean; failure: Error | null; onRetry: () => void }>

/** Below the last row that is there: the next page on its way, or why it did not come. */
export function TableEnd({ hasMore, failure, onRetry }: TableEndProps) {
  const t = useT()
  if (!hasMore) return null
  if (!failure) return <Spinner />
  return (
    <div className={styles.failure} role="alert">
      <span>{failure.message}</span>
      <Button size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
