import { useT } from '@signet/i18n/react'
import styles from './skeleton.module.css'

/** The shape of cards to come, at once; the words only for those who do not see it. */
export function Skeleton({ rows = 4 }: Readonly<{ rows?: number }>) {
  const t = useT()
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={styles.card} aria-hidden="true">
          <span className={styles.title} />
          <span className={styles.line} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  )
}
