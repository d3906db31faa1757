import { useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import styles from './record-table.module.css'

type TableEndProps = Readonly<{ hasMore: boolean; failure: Error | null; onRetry: () => void }>

/** The end of the loaded rows: the next page loading, or why it failed. */
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
