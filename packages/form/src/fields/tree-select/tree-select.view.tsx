import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useParameters } from '../../skins/use-parameters.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTreeChoices } from '../../skins/use-tree-choices.ts'
import { isAnywhere, stepsTo } from './tree-places.ts'
import { treeSelect } from './tree-select.ts'
import { TreeSheet } from './tree-sheet.view.tsx'

function TreeSelectEdit(props: ControlProps<typeof treeSelect>) {
  const { settings, value, parameters, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const options = isOpen ? 'opened' : 'closed'
  const choices = useTreeChoices({
    settings,
    chosen: stepsTo(value),
    isThere: isAnywhere,
    parameters,
    options,
  })
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
        {treeSelect.text(value, choices.settings, { locale })}
      </SheetButton>
      {isOpen && <TreeSheet {...props} {...choices} onClose={close} />}
    </>
  )
}

/** The words for what was chosen, wherever the tree comes from. */
export function TreeSelectRead({ path, settings, value }: ReadProps<typeof treeSelect>) {
  const { locale } = useLanguage()
  const parameters = useParameters(path)
  const chosen = stepsTo(value)
  const choices = useTreeChoices({ settings, chosen, isThere: isAnywhere, parameters, options: 'closed' })
  return treeSelect.text(value, choices.settings, { locale })
}

export const treeSelectView: FieldView<typeof treeSelect> = { Edit: TreeSelectEdit, Read: TreeSelectRead }
