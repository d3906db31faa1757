import { useLanguage } from '@signet/i18n/react'
import { Select } from 'antd'
import { useState } from 'react'
import { labelOfOption, offeredOptions } from '../../choice.ts'
import { listed } from '../../one-or-several.ts'
import { ChoiceStandIn } from '../../skins/choice-stand-in.desktop.tsx'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { idsOf } from '../../skins/thing-select.desktop.tsx'
import { useChoices } from '../../skins/use-choices.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { select } from './select.ts'
import { SelectRead } from './select.view.tsx'

function SelectEdit(props: ControlProps<typeof select>) {
  const { settings, value, parameters, onChange } = props
  const { locale, t } = useLanguage()
  const words = useWords()
  const ids = listed(value)
  const { options, multiple } = useChoices({ settings, chosen: ids, parameters, options: 'closed' }).settings
  const placeholder = words(settings.placeholder) || t('form.choose')
  return (
    <ChoiceStandIn
      {...props}
      chosen={ids.map((id) => labelOfOption(options, id, locale))}
      multiple={multiple}
      placeholder={placeholder}
      onTakeOut={(place) => onChange(ids.toSpliced(place, 1))}
      onClear={() => onChange(multiple ? [] : null)}
    >
      <List {...props} placeholder={placeholder} />
    </ChoiceStandIn>
  )
}

function List(props: ControlProps<typeof select> & Readonly<{ placeholder: string }>) {
  const { id, settings, value, parameters, onChange, onLeave } = props
  const { locale, t } = useLanguage()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const where = isOpen ? 'opened' : 'closed'
  const choices = useChoices({ settings, chosen: listed(value), parameters, options: where })
  const { multiple, options } = choices.settings
  const chosen = listed(value).map((key) => ({ value: key, label: labelOfOption(options, key, locale) }))
  const offered = choices.state === 'found' ? offeredOptions(options, listed(value)) : []

  return (
    <Select
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      value={multiple ? chosen : chosen[0]}
      options={offered.map((option) => ({ value: option.id, label: words(option.label) }))}
      loading={isOpen && choices.state === 'loading'}
      notFoundContent={<ChoicesState choices={choices}>{t('form.noMatch')}</ChoicesState>}
      showSearch={{ optionFilterProp: 'label' }}
      onOpenChange={setOpen}
      allowClear={!props.isRequired}
      placeholder={props.placeholder}
      status={props.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next: unknown) => onChange(idsOf(next, multiple))}
      onBlur={onLeave}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
    />
  )
}

export const selectDesktop: FieldView<typeof select> = { Edit: SelectEdit, Read: SelectRead }
