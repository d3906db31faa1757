import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import styles from './form.module.css'

/** A quiet dash where nothing is filled in; said aloud in words. */
export function Nothing() {
  const t = useT()
  return (
    <span className={sharedStyles.weak}>
      <span aria-hidden="true">—</span>
      <span className={styles.unseen}>{t('form.empty')}</span>
    </span>
  )
}
