import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { cascader } from './cascader.ts'
import { CascaderSheet } from './cascader-sheet.view.tsx'

function CascaderEdit(props: ControlProps<typeof cascader>) {
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
        {cascader.text(value, settings, { locale })}
      </SheetButton>
      {isOpen && <CascaderSheet {...props} onClose={close} />}
    </>
  )
}

export const cascaderView: FieldView<typeof cascader> = { Edit: CascaderEdit }
