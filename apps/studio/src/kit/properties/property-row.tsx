import { type ReactNode, useId } from 'react'
import styles from './properties.module.css'

type PropertyRowProps = Readonly<{
  label: string
  help?: string | undefined
  /** A sentence when the setting is invalid. */
  mistake?: string | undefined
  /** `inline`: label and control in one line; `group`: several controls under one label. */
  stands?: 'inline' | 'group'
  children: (id: string) => ReactNode
}>

/** One setting: label, control, and error. */
export function PropertyRow({ label, help, mistake, stands, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div
      className={styles.row}
      data-stands={stands}
      {...(stands === 'group' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <label id={`${id}-label`} className={styles.label} htmlFor={stands === 'group' ? undefined : id}>
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
