import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { CloudOff } from 'lucide-react'
import styles from './stale-note.module.css'

type StaleNoteProps = Readonly<{ error: Error; isBusy: boolean; onRetry: () => void }>

/** What is on the screen may be old: why, and a button to try again. */
export function StaleNote({ error, isBusy, onRetry }: StaleNoteProps) {
  const t = useT()
  return (
    <div role="alert" className={styles.note}>
      <CloudOff aria-hidden="true" />
      <p>{t('approval-lists.stale', { reason: error.message })}</p>
      <Button size="small" isBusy={isBusy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
