import { Radio } from 'antd'
import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { radio } from './radio.ts'

function RadioEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof radio>) {
  const words = useWords()
  const offered = offeredOptions(settings.options, value === null ? [] : [value])
  return (
    <Radio.Group
      id={id}
      name={id}
      value={value}
      vertical={settings.direction === 'vertical'}
      options={offered.map((option) => ({
        value: option.id,
        label: words(option.label),
        className: styles.tick ?? '',
      }))}
      onChange={(event) => onChange(String(event.target.value))}
      onBlur={onLeave}
      aria-labelledby={`${id}-label`}
      aria-describedby={rest.describedBy}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
    />
  )
}

export const radioDesktop: FieldView<typeof radio> = { Edit: RadioEdit, labels: 'group' }
