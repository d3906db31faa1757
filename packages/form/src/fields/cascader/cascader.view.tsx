import { useLanguage } from '@signet/i18n/react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useOpened } from '../../skins/use-opened.ts'
import { useParameters } from '../../skins/use-parameters.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTreeChoices } from '../../skins/use-tree-choices.ts'
import { cascader } from './cascader.ts'
import { isThere, pathsOf } from './cascader-paths.ts'
import { CascaderSheet } from './cascader-sheet.view.tsx'

function CascaderEdit(props: ControlProps<typeof cascader>) {
  const { settings, value, parameters, onChange, onLeave } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
  const options = isOpen ? 'opened' : 'closed'
  const choices = useTreeChoices({ settings, chosen: pathsOf(value), isThere, parameters, options })
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
          several: pathsOf(value).map((path) => cascader.text(path, choices.settings, { locale })),
        })}
        onTakeOut={(place) => onChange(pathsOf(value).toSpliced(place, 1))}
        onClear={() => onChange([])}
      >
        {cascader.text(value, choices.settings, { locale })}
      </SheetButton>
      {isOpen && <CascaderSheet {...props} {...choices} onClose={close} />}
    </>
  )
}

/** The words for what was chosen, wherever the tree comes from. */
export function CascaderRead({ path, settings, value }: ReadProps<typeof cascader>) {
  const { locale } = useLanguage()
  const parameters = useParameters(path)
  const choices = useTreeChoices({ settings, chosen: pathsOf(value), isThere, parameters, options: 'closed' })
  return cascader.text(value, choices.settings, { locale })
}

export const cascaderView: FieldView<typeof cascader> = {
  Edit: CascaderEdit,
  Read: CascaderRead,
  columnWidth: () => 200,
}
