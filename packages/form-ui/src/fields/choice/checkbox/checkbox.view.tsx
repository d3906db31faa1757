import { checkbox, offeredOptions, toggledOption } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import styles from '../../../choices/choice-lines.module.css'
import { ChoicesState } from '../../../choices/choices-state.tsx'
import { useChoices, useParameters } from '../../../choices/use-choices.ts'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

function CheckboxEdit({ id, value, onChange, onLeave, ...rest }: ControlProps<typeof checkbox>) {
  const words = useWords()
  const choices = useChoices({ ...rest, chosen: value, options: 'shown' })
  return (
    <ChoicesState choices={choices}>
      <div
        id={id}
        className={styles.options}
        data-direction={rest.settings.direction}
        data-invalid={rest.isInvalid || undefined}
      >
        {offeredOptions(choices.settings.options, value).map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="checkbox"
              name={id}
              checked={value.includes(option.id)}
              onChange={() => onChange(toggledOption(choices.settings, value, option.id))}
              onBlur={onLeave}
              aria-describedby={rest.describedBy}
            />
            {words(option.label)}
          </label>
        ))}
      </div>
    </ChoicesState>
  )
}

export function CheckboxRead({ path, settings, value }: ReadProps<typeof checkbox>) {
  const parameters = useParameters(path)
  const { locale } = useLanguage()
  const choices = useChoices({ settings, chosen: value, parameters, options: 'closed' })
  return checkbox.text(value, choices.settings, { locale })
}

export const checkboxView: FieldView<typeof checkbox> = {
  Edit: CheckboxEdit,
  Read: CheckboxRead,
  labels: 'group',
}
