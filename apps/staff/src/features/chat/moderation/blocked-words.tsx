import { useT } from '@signet/i18n/react'
import { type ReactNode, useState } from 'react'
import styles from './blocked-words.module.css'

/** What a blocked person said, behind a line until it is asked for. */
export function BlockedWords({ children }: Readonly<{ children: ReactNode }>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  if (isShown) return children
  return (
    <span className={styles.hidden}>
      {t('chat.kind.blocked')}
      <button type="button" className={styles.show} onClick={() => setShown(true)}>
        {t('chat.showBlocked')}
      </button>
    </span>
  )
}
