import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import styles from './chosen-field.module.css'

type ChosenFieldProps = Readonly<{
  label: string
  text: string
  isRequired?: boolean
  problem?: string | null
  onOpen: () => void
}>

/** A field that shows what was chosen and opens the sheet to choose again. */
export function ChoiceButtonField({ label, text, isRequired = false, problem, onOpen }: ChosenFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.box}
        aria-labelledby={`${id}-label ${id}-text`}
        aria-describedby={problem ? `${id}-problem` : undefined}
        data-problem={problem ? true : undefined}
        onClick={onOpen}
      >
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      </button>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
