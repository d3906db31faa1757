import type { ComponentProps, ReactNode } from 'react'
import styles from './desk-tick.module.css'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> &
  Readonly<{ type: 'checkbox' | 'radio'; children: ReactNode }>

/** One option that is in view, to be ticked. */
export function Tick({ children, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input {...input} />
      {children}
    </label>
  )
}
