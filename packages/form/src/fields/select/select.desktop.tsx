import { useLanguage } from '@signet/i18n/react'
import { Select } from 'antd'
import { labelOfOption, offeredOptions } from '../../choice.ts'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { listed, type select } from './select.ts'

function SelectEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof select>) {
  const { locale, t } = useLanguage()
  const words = useWords()
  const { multiple, options } = settings
  const chosen = listed(value).map((key) => ({ value: key, label: labelOfOption(options, key, locale) }))
  const offered = offeredOptions(options, listed(value))

  return (
    <Select
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      value={multiple ? chosen : chosen[0]}
      options={offered.map((option) => ({ value: option.id, label: words(option.label) }))}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={!rest.isRequired}
      placeholder={words(settings.placeholder) || t('form.choose')}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next: unknown) => onChange(idsOf(next, multiple))}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

type Chosen = Readonly<{ value: string }>

function idsOf(chosen: unknown, multiple: boolean): string | null | readonly string[] {
  if (multiple) return Array.isArray(chosen) ? chosen.map(({ value }: Chosen) => value) : []
  return chosen ? (chosen as Chosen).value : null
}

export const selectDesktop: FieldView<typeof select> = { Edit: SelectEdit }
