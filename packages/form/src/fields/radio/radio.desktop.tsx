import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { Tick } from '../../skins/tick.desktop.tsx'
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
      <div
        id={id}
        role="radiogroup"
        className={styles.beside}
        data-direction={rest.settings.direction}
        aria-labelledby={`${id}-label`}
        aria-describedby={rest.describedBy}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
      >
        {offered.map((option) => (
          <Tick
            key={option.id}
            type="radio"
            name={id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            onBlur={onLeave}
            aria-invalid={rest.isInvalid || undefined}
          >
            {words(option.label)}
          </Tick>
        ))}
      </div>
    </ChoicesState>
  )
}

export const radioDesktop: FieldView<typeof radio> = { Edit: RadioEdit, Read: RadioRead, labels: 'group' }
