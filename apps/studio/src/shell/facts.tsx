import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A few named facts about one thing, as a list of terms. */
export function Facts({
  facts,
}: Readonly<{ facts: readonly Readonly<{ name: string; value: ReactNode }>[] }>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
