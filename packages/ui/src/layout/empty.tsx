import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty.module.css'

type EmptyProps = Readonly<{ title: string; hint?: string; icon?: ReactNode; action?: ReactNode }>

/** Nothing here, and what to do next. */
export function Empty({ title, hint, icon, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox />}
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
