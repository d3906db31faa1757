import {
  type CascaderSettings,
  cascader,
  hasPath,
  isChoice,
  isInTree,
  labelsOn,
  offeredTree,
  pathsIn,
  pathsOf,
  type TreePath,
  withPath,
} from '@signet/form/kinds'
import { useLanguage, useMatcher } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import { ChoicesState } from '../../../choices/choices-state.tsx'
import { OptionList } from '../../../choices/option-list.tsx'
import { type Choices, useParameters } from '../../../choices/use-choices.ts'
import { useTreeChoices } from '../../../choices/use-tree-choices.ts'
import { SheetButton, useOpened } from '../../../controls/sheet-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

import { CascaderColumns } from './cascader-columns.view.tsx'

function CascaderEdit(props: ControlProps<typeof cascader>) {
  const { settings, value, parameters, onChange, onLeave } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
  const options = isOpen ? 'opened' : 'closed'
  const choices = useTreeChoices({ settings, chosen: pathsOf(value), isThere: isInTree, parameters, options })
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
        onTakeOut={(index) => onChange(pathsOf(value).toSpliced(index, 1))}
        onClear={() => onChange([])}
      >
        {cascader.text(value, choices.settings, { locale })}
      </SheetButton>
      {isOpen && <CascaderSheet {...props} {...choices} onClose={close} />}
    </>
  )
}

/** Shows the labels of the choice for any source of the tree. */
export function CascaderRead({ path, settings, value }: ReadProps<typeof cascader>) {
  const { locale } = useLanguage()
  const parameters = useParameters(path)
  const choices = useTreeChoices({
    settings,
    chosen: pathsOf(value),
    isThere: isInTree,
    parameters,
    options: 'closed',
  })
  return cascader.text(value, choices.settings, { locale })
}

export const cascaderView: FieldView<typeof cascader> = {
  Edit: CascaderEdit,
  Read: CascaderRead,
  columnWidth: () => 200,
}

type CascaderSheetProps = ControlProps<typeof cascader> &
  Pick<Choices<CascaderSettings>, 'state' | 'again'> &
  Readonly<{ onClose: () => void }>

const mostFound = 100

/** Shows a column per level, or search results of all levels. */
function CascaderSheet(props: CascaderSheetProps) {
  const { id, label, settings, value, isRequired, onChange, onClose } = props
  const { t } = useLanguage()
  const [search, setSearch] = useState('')
  const { multiple } = settings
  const chosen = pathsOf(value)
  const offered = offeredTree(settings.options, chosen)
  const choose = (path: TreePath) => {
    if (multiple) return onChange(withPath(chosen, path))
    onChange(path)
    onClose()
  }
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange([])

  return (
    <ChoiceSurface
      id={id}
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t('form.search')} value={search} onChange={setSearch} />
      <ChoicesState choices={props}>
        {search.trim() === '' ? (
          <CascaderColumns
            label={label}
            settings={settings}
            offered={offered}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <SearchResults {...props} words={search.trim()} onChoose={choose} />
        )}
      </ChoicesState>
    </ChoiceSurface>
  )
}

type SearchResultsProps = ControlProps<typeof cascader> &
  Readonly<{ words: string; onChoose: (path: TreePath) => void }>

function SearchResults({ label, settings, value, words, onChoose }: SearchResultsProps) {
  const { locale } = useLanguage()
  const matches = useMatcher()
  const chosen = pathsOf(value)
  const found = pathsIn(offeredTree(settings.options, chosen))
    .filter((path) => isChoice(settings, path))
    .map((path) => ({ path, name: labelsOn(settings.options, path, locale).join(' / ') }))
    .filter(({ name }) => matches(name, words))
    .slice(0, mostFound)

  return (
    <OptionList
      label={label}
      options={found.map(({ name }, index) => ({ id: String(index), name }))}
      chosen={found.flatMap(({ path }, index) => (hasPath(chosen, path) ? [String(index)] : []))}
      multiple={settings.multiple}
      onToggle={(place) => {
        const line = found[Number(place)]
        if (line) onChoose(line.path)
      }}
    />
  )
}
