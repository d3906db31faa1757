import { type ReactNode, useId } from 'react'
import styles from './properties.module.css'

type PropertyRowProps = Readonly<{
  label: string
  help?: string | undefined
  /** A sentence, when what is set cannot work. */
  mistake?: string | undefined
  /** Label and control in one line. */
  isInline?: boolean
  children: (id: string) => ReactNode
}>

/** One setting: its name, its control, and what is wrong with it. */
export function PropertyRow({ label, help, mistake, isInline = false, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div className={styles.row} data-inline={isInline || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {help && <p className={styles.help}>{help}</p>}
      {mistake && (
        <p className={styles.mistake} role="alert">
          {mistake}
        </p>
      )}
    </div>
  )
}
