import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Named facts as a description list. */
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
