import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known about one thing; below other content, after a line. */
export function Facts({ children }: Readonly<{ children: ReactNode }>) {
  return <dl className={styles.facts}>{children}</dl>
}

type FactProps = Readonly<{ name: string; children: ReactNode }>

export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
