import { Radio } from 'antd'
import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useChoices } from '../../skins/use-choices.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { radio } from './radio.ts'
import { RadioRead } from './radio.view.tsx'

function RadioEdit({ id, value, onChange, onLeave, ...rest }: ControlProps<typeof radio>) {
  const words = useWords()
  const chosen = value === null ? [] : [value]
  const choices = useChoices({ ...rest, chosen, options: 'shown' })
  const offered = offeredOptions(choices.settings.options, chosen)
  return (
    <ChoicesState choices={choices}>
      <Radio.Group
        id={id}
        name={id}
        value={value}
        vertical={rest.settings.direction === 'vertical'}
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
    </ChoicesState>
  )
}

export const radioDesktop: FieldView<typeof radio> = { Edit: RadioEdit, Read: RadioRead, labels: 'group' }
