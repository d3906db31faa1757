import type { ReactNode } from 'react'
import styles from './edit-form.module.css'

/** Controls side by side, as many as fit. */
export function FieldPair({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles.pair}>{children}</div>
}
