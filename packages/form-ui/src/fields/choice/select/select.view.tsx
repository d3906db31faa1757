import { isOption, listed, offeredOptions, type SelectSettings, select, toggled } from '@signet/form/kinds'
import { useLanguage, useMatcher } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import { useState } from 'react'

import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import { ChoicesState } from '../../../choices/choices-state.tsx'
import { OptionList } from '../../../choices/option-list.tsx'
import { type Choices, useChoices, useParameters } from '../../../choices/use-choices.ts'
import { SheetButton, useOpened } from '../../../controls/sheet-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

const fewOptions = 8

function SelectEdit(props: ControlProps<typeof select>) {
  const { settings, value, parameters, onChange, onLeave } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
  const { locale } = useLanguage()
  const words = useWords()
  const options = isOpen ? 'opened' : 'closed'
  const choices = useChoices({ settings, chosen: listed(value), parameters, options })

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder)}
        onPress={toggle}
        {...(settings.multiple && {
          several: listed(value).map((one) => select.text(one, choices.settings, { locale })),
        })}
        onTakeOut={(index) => onChange(listed(value).toSpliced(index, 1))}
        onClear={() => onChange(settings.multiple ? [] : null)}
      >
        {select.text(value, choices.settings, { locale })}
      </SheetButton>
      {isOpen && <SelectSheet {...props} choices={choices} onClose={close} />}
    </>
  )
}

type SelectSheetProps = ControlProps<typeof select> &
  Readonly<{ choices: Choices<SelectSettings>; onClose: () => void }>

function SelectSheet({ id, label, value, choices, isRequired, onChange, onClose }: SelectSheetProps) {
  const { t } = useLanguage()
  const words = useWords()
  const matches = useMatcher()
  const [search, setSearch] = useState('')
  const { multiple, options } = choices.settings
  const chosen = listed(value).filter((one) => isOption(options, one))
  const offered = offeredOptions(options, chosen)
    .map((option) => ({ id: option.id, name: words(option.label) }))
    .filter(({ name }) => matches(name, search))
  const toggle = (one: string) => {
    if (multiple) return onChange(toggled(chosen, one))
    onChange(one)
    onClose()
  }
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)
  const foot = multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined

  return (
    <ChoiceSurface id={id} title={label} onClose={onClose} footer={foot}>
      {options.length > fewOptions && (
        <SearchField label={t('form.search')} value={search} onChange={setSearch} />
      )}
      <ChoicesState choices={choices}>
        <OptionList label={label} options={offered} chosen={chosen} multiple={multiple} onToggle={toggle} />
      </ChoicesState>
    </ChoiceSurface>
  )
}

/** Shows the labels of the choice for any source of the options. */
export function SelectRead({ path, settings, value }: ReadProps<typeof select>) {
  const parameters = useParameters(path)
  const { locale } = useLanguage()
  const choices = useChoices({ settings, chosen: listed(value), parameters, options: 'closed' })
  return select.text(value, choices.settings, { locale })
}

export const selectView: FieldView<typeof select> = { Edit: SelectEdit, Read: SelectRead }
