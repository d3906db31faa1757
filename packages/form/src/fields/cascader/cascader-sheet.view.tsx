import { useLanguage } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import { ChoicesState } from '../../skins/choices-state.tsx'
import { ChoiceSurface } from '../../skins/choosing/choice-surface.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import { OptionList } from '../../skins/option-list.tsx'
import type { Choices } from '../../skins/use-choices.ts'
import { labelsOn, offeredTree, pathsIn, type TreePath } from '../../tree-options.ts'
import { type CascaderSettings, type cascader, isChoice } from './cascader.ts'
import { CascaderColumns } from './cascader-columns.view.tsx'
import { hasPath, pathsOf, withPath } from './cascader-paths.ts'

type CascaderSheetProps = ControlProps<typeof cascader> &
  Pick<Choices<CascaderSettings>, 'state' | 'again'> &
  Readonly<{ onClose: () => void }>

const mostFound = 100

/** A column per level, or what words find on any level. */
export function CascaderSheet(props: CascaderSheetProps) {
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
          <Found {...props} words={search.trim().toLowerCase()} onChoose={choose} />
        )}
      </ChoicesState>
    </ChoiceSurface>
  )
}

type FoundProps = ControlProps<typeof cascader> &
  Readonly<{ words: string; onChoose: (path: TreePath) => void }>

function Found({ label, settings, value, words, onChoose }: FoundProps) {
  const { locale } = useLanguage()
  const chosen = pathsOf(value)
  const found = pathsIn(offeredTree(settings.options, chosen))
    .filter((path) => isChoice(settings, path))
    .map((path) => ({ path, name: labelsOn(settings.options, path, locale).join(' / ') }))
    .filter(({ name }) => name.toLowerCase().includes(words))
    .slice(0, mostFound)

  return (
    <OptionList
      label={label}
      options={found.map(({ name }, place) => ({ id: String(place), name }))}
      chosen={found.flatMap(({ path }, place) => (hasPath(chosen, path) ? [String(place)] : []))}
      multiple={settings.multiple}
      onToggle={(place) => {
        const line = found[Number(place)]
        if (line) onChoose(line.path)
      }}
    />
  )
}
