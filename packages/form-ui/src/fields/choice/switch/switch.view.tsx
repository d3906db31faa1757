import type { switchKind } from '@signet/form/kinds'
import { sharedStyles } from '@signet/ui'
import control from '../../../controls/control.module.css'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './switch.module.css'

/** The whole line toggles; its text names the state. */
function SwitchEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof switchKind>) {
  const words = useWords()
  return (
    <div className={`${control.box} ${styles.whole}`}>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={value}
        className={control.input}
        aria-labelledby={`${id}-label`}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={[`${id}-position`, rest.describedBy].filter(Boolean).join(' ')}
        onClick={() => onChange(!value)}
        onBlur={onLeave}
      >
        <span id={`${id}-position`} className={sharedStyles.grow}>
          {words(value ? settings.on : settings.off)}
        </span>
        <span className={styles.track} aria-hidden="true" />
      </button>
    </div>
  )
}

export const switchView: FieldView<typeof switchKind> = { Edit: SwitchEdit }
