import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import type { Autosave } from '../use-autosave.ts'
import styles from './designer-bar.module.css'

type SavingStateProps = Readonly<{
  saving: Autosave
  /** What is half typed waits until it makes sense. */
  isHeld?: boolean
}>

/** Says quietly whether the draft is safe, and loudly when it is not. */
export function SavingState({
  saving: { isSaved, isPending, error, save },
  isHeld = false,
}: SavingStateProps) {
  const t = useT()
  if (error && !isPending)
    return (
      <span className={styles.failed} role="alert">
        {error.message}
        <Button size="small" onClick={() => void save().catch(() => undefined)}>
          {t('studio.saving.again')}
        </Button>
      </span>
    )

  const word = isSaved ? 'done' : isHeld ? 'held' : 'pending'
  return (
    <span className={styles.saving} role="status">
      {t(`studio.saving.${word}`)}
    </span>
  )
}
