import { useT } from '@signet/i18n/react'
import styles from './form.module.css'

/** A quiet dash where nothing is filled in; said aloud in words. */
export function Nothing() {
  const t = useT()
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">—</span>
      <span className={styles.unseen}>{t('form.empty')}</span>
    </span>
  )
}
