import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import type { Autosave } from '../../../shell/use-autosave.ts'
import styles from './top-bar.module.css'

/** Says quietly whether the draft is safe, and loudly when it is not. */
export function SavingState({ saving: { isSaved, isPending, error, save } }: Readonly<{ saving: Autosave }>) {
  const t = useT()
  if (error && !isPending)
    return (
      <span className={styles.failed} role="alert">
        {error.message}
        <Button size="small" onClick={() => void save().catch(() => undefined)}>
          {t('form-design.saving.again')}
        </Button>
      </span>
    )

  return (
    <span className={styles.saving} role="status">
      {t(isSaved ? 'form-design.saving.done' : 'form-design.saving.pending')}
    </span>
  )
}
