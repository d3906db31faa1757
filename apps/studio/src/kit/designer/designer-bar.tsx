import type { ReactNode } from 'react'
import styles from './designer-bar.module.css'

type DesignerBarProps = Readonly<{
  /** A link with icon and name, back to where the design was opened. */
  back: ReactNode
  title: string
  /** Saving and publication state. */
  state: ReactNode
  /** Actions on the design. */
  children: ReactNode
}>

/** The header of a designer. */
export function DesignerBar({ back, title, state, children }: DesignerBarProps) {
  return (
    <header className={styles.bar}>
      <span className={styles.back}>{back}</span>
      <h1 className={styles.title}>{title}</h1>
      {state}
      <span className={styles.gap} />
      {children}
    </header>
  )
}
