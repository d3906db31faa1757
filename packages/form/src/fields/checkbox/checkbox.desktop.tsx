import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { Tick } from '../../skins/tick.desktop.tsx'
import { useChoices } from '../../skins/use-choices.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { type checkbox, toggled } from './checkbox.ts'
import { CheckboxRead } from './checkbox.view.tsx'

function CheckboxEdit({ id, value, onChange, onLeave, ...rest }: ControlProps<typeof checkbox>) {
  const words = useWords()
  const choices = useChoices({ ...rest, chosen: value, options: 'shown' })
  return (
    <ChoicesState choices={choices}>
      <div id={id} className={styles.beside} data-direction={rest.settings.direction}>
        {offeredOptions(choices.settings.options, value).map((option) => (
          <Tick
            key={option.id}
            type="checkbox"
            name={id}
            checked={value.includes(option.id)}
            onChange={() => onChange(toggled(choices.settings, value, option.id))}
            onBlur={onLeave}
            aria-invalid={rest.isInvalid || undefined}
            aria-describedby={rest.describedBy}
          >
            {words(option.label)}
          </Tick>
        ))}
      </div>
    </ChoicesState>
  )
}

export const checkboxDesktop: FieldView<typeof checkbox> = {
  Edit: CheckboxEdit,
  Read: CheckboxRead,
  labels: 'group',
}
