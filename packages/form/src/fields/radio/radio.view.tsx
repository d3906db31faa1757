import { useLanguage } from '@signet/i18n/react'
import { offeredOptions } from '../../choice.ts'
import styles from '../../skins/choice-lines.module.css'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { useChoices } from '../../skins/use-choices.ts'
import { useParameters } from '../../skins/use-parameters.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { radio } from './radio.ts'

function RadioEdit({ id, value, onChange, onLeave, ...rest }: ControlProps<typeof radio>) {
  const words = useWords()
  const chosen = value === null ? [] : [value]
  const choices = useChoices({ ...rest, chosen, options: 'shown' })
  return (
    <ChoicesState choices={choices}>
      <div
        id={id}
        role="radiogroup"
        className={styles.options}
        data-direction={rest.settings.direction}
        aria-labelledby={`${id}-label`}
        aria-describedby={rest.describedBy}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        onBlur={onLeave}
      >
        {offeredOptions(choices.settings.options, chosen).map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {words(option.label)}
          </label>
        ))}
      </div>
    </ChoicesState>
  )
}

export function RadioRead({ path, settings, value }: ReadProps<typeof radio>) {
  const parameters = useParameters(path)
  const { locale } = useLanguage()
  const chosen = value === null ? [] : [value]
  const choices = useChoices({ settings, chosen, parameters, options: 'closed' })
  return radio.text(value, choices.settings, { locale })
}

export const radioView: FieldView<typeof radio> = { Edit: RadioEdit, Read: RadioRead, labels: 'group' }
