import type { ReactNode } from 'react'
import styles from './named-row.module.css'

/** The first cell of a row: icon, name, and a small note beside it. */
export function NamedRow({ face, name, note }: Readonly<{ face?: ReactNode; name: string; note: string }>) {
  return (
    <span className={styles.row}>
      {face}
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.note} title={note}>
          {note}
        </span>
      </span>
    </span>
  )
}
