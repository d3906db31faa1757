import { Checkbox } from 'antd'
import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { type checkbox, toggled } from './checkbox.ts'

function CheckboxEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof checkbox>) {
  const words = useWords()
  return (
    <div id={id} className={styles.beside} data-direction={settings.direction}>
      {offeredOptions(settings.options, value).map((option) => (
        <Checkbox
          key={option.id}
          className={styles.tick ?? ''}
          checked={value.includes(option.id)}
          onChange={() => onChange(toggled(settings, value, option.id))}
          onBlur={onLeave}
          aria-describedby={rest.describedBy}
        >
          {words(option.label)}
        </Checkbox>
      ))}
    </div>
  )
}

export const checkboxDesktop: FieldView<typeof checkbox> = { Edit: CheckboxEdit, labels: 'group' }
