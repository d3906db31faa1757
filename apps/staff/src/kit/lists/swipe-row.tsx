import type { HTMLAttributes, ReactNode } from 'react'
import styles from './swipe-row.module.css'

type SwipeRowProps = Omit<HTMLAttributes<HTMLDivElement>, 'className'> &
  Readonly<{ actions: ReactNode; children: ReactNode }>

/** A row that is as wide as its list and takes part in snapping, with actions behind a swipe to the left. */
export function SwipeRow({ actions, children, ...events }: SwipeRowProps) {
  return (
    <div className={styles.swipe} {...events}>
      {children}
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  )
}
