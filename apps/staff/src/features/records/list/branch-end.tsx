import { useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import type { ListLine } from '../lines/list-line.ts'
import styles from './records-page.module.css'

type BranchEndProps = Readonly<{
  line: Exclude<ListLine, { is: 'record' } | { is: 'heading' }>
  onMore: (branch: string) => void
}>

/** The last line of a branch: loading, failed, or more to load. */
export function BranchEnd({ line, onMore }: BranchEndProps) {
  const t = useT()
  if (line.is === 'waiting') return <Spinner />
  if (line.is === 'more')
    return (
      <Button size="small" isWide onClick={() => onMore(line.branch)}>
        {t('records.branch.more', { count: line.left })}
      </Button>
    )
  return (
    <div className={styles.failure} role="alert">
      <span>{line.error.message}</span>
      <Button size="small" onClick={line.onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
