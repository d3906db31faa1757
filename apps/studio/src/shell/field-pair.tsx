import type { ReactNode } from 'react'
import styles from './edit-form.module.css'

/** Controls side by side, as many as there is room for. */
export function FieldPair({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles.pair}>{children}</div>
}
