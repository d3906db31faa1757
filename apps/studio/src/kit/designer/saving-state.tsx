import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import styles from './designer-bar.module.css'
import type { Autosave } from './use-autosave.ts'

type SavingStateProps = Readonly<{
  saving: Autosave
  /** Whether incomplete input keeps the draft from being saved. */
  isHeld?: boolean
}>

/** Shows discreetly that the draft is saved, and clearly that it is not. */
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
