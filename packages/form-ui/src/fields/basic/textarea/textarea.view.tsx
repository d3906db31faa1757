import type { textarea } from '@signet/form/kinds'
import styles from '../../../controls/control.module.css'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

const lineHeight = 1.6

function TextareaEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof textarea>) {
  const words = useWords()
  const { minRows, maxRows, maxLength, showCount } = settings
  const height = (rows: number) => `calc(${rows * lineHeight}em + 2 * var(--text-edge, var(--space-3)) + 2px)`
  return (
    <>
      <div className={styles.box}>
        <textarea
          id={id}
          className={styles.input}
          style={{ minHeight: height(minRows), maxHeight: height(maxRows) }}
          rows={minRows}
          value={value}
          maxLength={maxLength}
          placeholder={words(settings.placeholder)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-required={rest.isRequired || undefined}
          aria-invalid={rest.isInvalid || undefined}
          aria-describedby={rest.describedBy}
        />
      </div>
      {showCount && (
        <p className={`${styles.note} ${styles.count}`}>
          {value.length} / {maxLength}
        </p>
      )}
    </>
  )
}

export const textareaView: FieldView<typeof textarea> = { Edit: TextareaEdit }
