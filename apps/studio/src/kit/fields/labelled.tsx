import { sharedStyles } from '@signet/ui'
import { type ReactNode, useId } from 'react'
import styles from './labelled.module.css'

type LabelledProps = Readonly<{
  label: string
  hint?: string | undefined
  children: (id: string, hintId: string | undefined) => ReactNode
}>

export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, hintId)}
      {hint !== undefined && (
        <p id={hintId} className={sharedStyles.note}>
          {hint}
        </p>
      )}
    </div>
  )
}
