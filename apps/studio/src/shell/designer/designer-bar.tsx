import type { ReactNode } from 'react'
import styles from './designer-bar.module.css'

type DesignerBarProps = Readonly<{
  /** The way back to where the design was opened from: a link with a picture and a name. */
  back: ReactNode
  title: string
  /** How far it is saved and published. */
  state: ReactNode
  /** What can be done with it as a whole. */
  children: ReactNode
}>

/** The head of a drawing board. */
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
