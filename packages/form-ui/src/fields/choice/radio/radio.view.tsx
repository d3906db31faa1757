import { offeredOptions, radio } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import styles from '../../../choices/choice-lines.module.css'
import { ChoicesState } from '../../../choices/choices-state.tsx'
import { useChoices, useParameters } from '../../../choices/use-choices.ts'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

function RadioEdit({ id, value, onChange, onLeave, ...rest }: ControlProps<typeof radio>) {
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
          <RadioOption key={option.id} option={option} id={id} value={value} onChange={onChange} />
        ))}
      </div>
    </ChoicesState>
  )
}

type RadioOptionProps = Pick<ControlProps<typeof radio>, 'id' | 'value' | 'onChange'> &
  Readonly<{ option: ReturnType<typeof offeredOptions>[number] }>

function RadioOption({ option, id, value, onChange }: RadioOptionProps) {
  const words = useWords()
  return (
    <label className={styles.option}>
      <input type="radio" name={id} checked={option.id === value} onChange={() => onChange(option.id)} />
      {words(option.label)}
    </label>
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
