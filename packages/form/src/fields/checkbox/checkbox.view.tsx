import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { type checkbox, toggled } from './checkbox.ts'

function CheckboxEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof checkbox>) {
  const words = useWords()
  return (
    <div
      id={id}
      className={styles.options}
      data-direction={settings.direction}
      data-invalid={rest.isInvalid || undefined}
    >
      {offeredOptions(settings.options, value).map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="checkbox"
            name={id}
            checked={value.includes(option.id)}
            onChange={() => onChange(toggled(settings, value, option.id))}
            onBlur={onLeave}
            aria-describedby={rest.describedBy}
          />
          {words(option.label)}
        </label>
      ))}
    </div>
  )
}

export const checkboxView: FieldView<typeof checkbox> = { Edit: CheckboxEdit, labels: 'group' }
