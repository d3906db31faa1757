import { useT } from '@signet/i18n/react'
import { RequiredMark, sharedStyles } from '@signet/ui'
import { type Ref, useId } from 'react'
import styles from './text-area.module.css'

type TextAreaProps = Readonly<{
  id?: string
  label: string
  value: string
  maxLength: number
  isRequired?: boolean
  isReadOnly?: boolean
  problem?: string | null
  placeholder?: string
  fieldRef?: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
}>

/** A labelled text area that shows the remaining length when it gets short. */
export function TextArea({ label, value, maxLength, problem, onChange, ...rest }: TextAreaProps) {
  const t = useT()
  const own = useId()
  const { id = own, isRequired = false, isReadOnly = false, placeholder, fieldRef } = rest
  const left = maxLength - value.length

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={sharedStyles.weak}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        className={styles.text}
        rows={4}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        required={isRequired}
        readOnly={isReadOnly}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={sharedStyles.problem} role="alert">
          {problem}
        </p>
      )}
      {left < 200 && <p className={styles.left}>{t('staff.text.left', { count: left })}</p>}
    </div>
  )
}
