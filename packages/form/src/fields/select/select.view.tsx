import { useLanguage } from '@signet/i18n/react'
import { SearchField, Sheet } from '@signet/ui'
import { useState } from 'react'
import { isOption, offeredOptions } from '../../choice.ts'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { OptionList } from '../../skins/option-list.tsx'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { listed, select } from './select.ts'

const fewOptions = 8

function SelectEdit(props: ControlProps<typeof select>) {
  const { settings, value, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const { locale } = useLanguage()
  const words = useWords()
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder)}
        onPress={() => setOpen(true)}
      >
        {select.text(value, settings, { locale })}
      </SheetButton>
      {isOpen && <SelectSheet {...props} onClose={close} />}
    </>
  )
}

type SelectSheetProps = ControlProps<typeof select> & Readonly<{ onClose: () => void }>

function SelectSheet({ label, settings, value, isRequired, onChange, onClose }: SelectSheetProps) {
  const { t } = useLanguage()
  const words = useWords()
  const [search, setSearch] = useState('')
  const { multiple, options } = settings
  const chosen = listed(value).filter((id) => isOption(options, id))
  const offered = offeredOptions(options, chosen)
    .map(({ id, label: name }) => ({ id, name: words(name) }))
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const toggle = (id: string) => {
    if (multiple) return onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    onChange(id)
    onClose()
  }
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)
  const foot = multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined

  return (
    <Sheet title={label} onClose={onClose} footer={foot}>
      {options.length > fewOptions && (
        <SearchField label={t('form.search')} value={search} onChange={setSearch} />
      )}
      <OptionList label={label} options={offered} chosen={chosen} multiple={multiple} onToggle={toggle} />
    </Sheet>
  )
}

export const selectView: FieldView<typeof select> = { Edit: SelectEdit }
