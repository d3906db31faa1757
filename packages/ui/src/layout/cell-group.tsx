import { type ReactNode, useId } from 'react'
import styles from './cell-group.module.css'

type CellGroupProps = Readonly<{ title?: string; label?: string; children: ReactNode }>

/** Lines that belong together, as one card. */
export function CellGroup({ title, label, children }: CellGroupProps) {
  const id = useId()
  return (
    <section>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={styles.group} aria-labelledby={title ? id : undefined} aria-label={label}>
        {children}
      </ul>
    </section>
  )
}
