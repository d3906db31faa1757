import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { treeSelect } from './tree-select.ts'
import { TreeSheet } from './tree-sheet.view.tsx'

function TreeSelectEdit(props: ControlProps<typeof treeSelect>) {
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
        {treeSelect.text(value, settings, { locale })}
      </SheetButton>
      {isOpen && <TreeSheet {...props} onClose={close} />}
    </>
  )
}

export const treeSelectView: FieldView<typeof treeSelect> = { Edit: TreeSelectEdit }
