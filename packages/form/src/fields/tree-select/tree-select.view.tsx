import { useLanguage } from '@signet/i18n/react'
import { listed } from '../../one-or-several.ts'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useOpened } from '../../skins/use-opened.ts'
import { useParameters } from '../../skins/use-parameters.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTreeChoices } from '../../skins/use-tree-choices.ts'
import { isAnywhere, stepsTo } from './tree-places.ts'
import { treeSelect } from './tree-select.ts'
import { TreeSheet } from './tree-sheet.view.tsx'

function TreeSelectEdit(props: ControlProps<typeof treeSelect>) {
  const { settings, value, parameters, onChange, onLeave } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
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

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder)}
        onPress={toggle}
        {...(settings.multiple && {
          several: listed(value).map((one) => treeSelect.text(one, choices.settings, { locale })),
        })}
        onTakeOut={(place) => onChange(listed(value).toSpliced(place, 1))}
        onClear={() => onChange(settings.multiple ? [] : null)}
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

export const treeSelectView: FieldView<typeof treeSelect> = {
  Edit: TreeSelectEdit,
  Read: TreeSelectRead,
  columnWidth: () => 180,
}
