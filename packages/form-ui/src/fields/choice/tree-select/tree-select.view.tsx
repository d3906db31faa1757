import {
  foundTree,
  isAnywhere,
  listed,
  offeredTree,
  pathsOfIds,
  stepsTo,
  type TreeSelectSettings,
  toggled,
  treeSelect,
} from '@signet/form/kinds'
import { useLanguage, useMatcher, useT } from '@signet/i18n/react'
import { SearchField, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import { ChoicesState } from '../../../choices/choices-state.tsx'
import { type Choices, useParameters } from '../../../choices/use-choices.ts'
import { useTreeChoices } from '../../../choices/use-tree-choices.ts'
import { SheetButton, useOpened } from '../../../controls/sheet-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

import { Tree } from './tree.view.tsx'

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
        onTakeOut={(index) => onChange(listed(value).toSpliced(index, 1))}
        onClear={() => onChange(settings.multiple ? [] : null)}
      >
        {treeSelect.text(value, choices.settings, { locale })}
      </SheetButton>
      {isOpen && <TreeSheet {...props} {...choices} onClose={close} />}
    </>
  )
}

/** Shows the labels of the choice for any source of the tree. */
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

type TreeSheetProps = ControlProps<typeof treeSelect> &
  Pick<Choices<TreeSelectSettings>, 'state' | 'again'> &
  Readonly<{ onClose: () => void }>

/** A tree opened down to the choice, and a search that keeps the ancestors of its results. */
function TreeSheet(props: TreeSheetProps) {
  const { id, label, settings, value, isRequired, onChange, onClose } = props
  const t = useT()
  const words = useWords()
  const [search, setSearch] = useState('')
  const matches = useMatcher()
  const sought = search.trim()
  const { options, multiple, leafOnly } = settings
  const chosen = listed(value)
  const paths = pathsOfIds(options, chosen)
  const offered = offeredTree(options, paths)
  const shown = sought ? foundTree(offered, (option) => matches(words(option.label), sought)) : offered
  const choose = (one: string) => {
    if (multiple) return onChange(toggled(chosen, one))
    onChange(one)
    onClose()
  }
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t('form.search')} value={search} onChange={setSearch} />
      <ChoicesState choices={props}>
        {shown.length === 0 && <p className={sharedStyles.emptyNote}>{t('form.noMatch')}</p>}
        <Tree
          label={label}
          options={shown}
          chosen={chosen}
          multiple={multiple}
          opened={sought ? 'all' : paths.flatMap((path) => path.slice(0, -1))}
          mayChoose={({ children }) => !leafOnly || children.length === 0}
          onChoose={choose}
        />
      </ChoicesState>
    </ChoiceSurface>
  )
}
