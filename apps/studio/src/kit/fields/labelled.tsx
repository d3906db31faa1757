import { sharedStyles } from '@signet/ui'
import { type ReactNode, useId } from 'react'
import { useFieldProblem } from './checked-form.tsx'
import styles from './labelled.module.css'

type LabelledProps = Readonly<{
  label: string
  hint?: string | undefined
  /** What is wrong with the value, said below the control. */
  problem?: string | undefined
  /** Nothing is chosen in a control that the browser does not check: the form is not submitted, and says so here. */
  isMissing?: boolean
  children: (id: string, describedBy: string | undefined, isWrong: boolean) => ReactNode
}>

export function Labelled({ label, hint, problem: given, isMissing = false, children }: LabelledProps) {
  const id = useId()
  const refused = useFieldProblem(id, isMissing)
  const problem = given ?? refused
  const hintId = hint === undefined ? [] : [`${id}-hint`]
  const problemId = problem === undefined ? [] : [`${id}-problem`]
  return (
    <div className={styles.field} data-missing={isMissing || undefined}>
      <label htmlFor={id}>{label}</label>
      {children(id, [...problemId, ...hintId].join(' ') || undefined, problem !== undefined)}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={sharedStyles.problem}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={sharedStyles.note}>
          {hint}
        </p>
      )}
    </div>
  )
}
