import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = Readonly<{ title?: ReactNode; action?: ReactNode; children: ReactNode; label?: string }>

/** A sheet of paper on the page: a title, what can be done with all of it, and its content. */
export function Card({ title, action, children, label }: CardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
