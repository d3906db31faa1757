import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import styles from './switch.module.css'
import type { switchKind } from './switch.ts'

function SwitchEdit({
  id,
  settings,
  value,
  onChange,
  onLeave,
  describedBy,
  isInvalid,
}: ControlProps<typeof switchKind>) {
  const words = useWords()
  return (
    <div className={styles.beside}>
      <button
        type="button"
        role="switch"
        id={id}
        className={styles.toggle}
        aria-checked={value}
        aria-invalid={isInvalid || undefined}
        onClick={() => {
          onChange(!value)
          onLeave()
        }}
        aria-describedby={[`${id}-position`, describedBy].filter(Boolean).join(' ')}
      />
      <span id={`${id}-position`}>{words(value ? settings.on : settings.off)}</span>
    </div>
  )
}

export const switchDesktop: FieldView<typeof switchKind> = { Edit: SwitchEdit }
