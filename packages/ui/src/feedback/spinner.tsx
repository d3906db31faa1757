import { useT } from '@signet/i18n/react'
import styles from './spinner.module.css'

/** Shows only when waiting lasted 300 ms, so that quick answers do not flicker. */
export function Spinner() {
  const t = useT()
  return (
    <span className={styles.spinner} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
    </span>
  )
}
