import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { radio } from './radio.ts'

function RadioEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof radio>) {
  const words = useWords()
  const offered = offeredOptions(settings.options, value === null ? [] : [value])
  return (
    <div
      id={id}
      role="radiogroup"
      className={styles.options}
      data-direction={settings.direction}
      aria-labelledby={`${id}-label`}
      aria-describedby={rest.describedBy}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      onBlur={onLeave}
    >
      {offered.map((option) => (
        <label key={option.id} className={styles.option}>
          <input type="radio" name={id} checked={option.id === value} onChange={() => onChange(option.id)} />
          {words(option.label)}
        </label>
      ))}
    </div>
  )
}

export const radioView: FieldView<typeof radio> = { Edit: RadioEdit, labels: 'group' }
