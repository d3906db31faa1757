import { useT } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import { useState } from 'react'
import { listed, toggled } from '../../one-or-several.ts'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import { ChoicesState } from '../../skins/choices-state.tsx'
import { ChoiceSurface } from '../../skins/choosing/choice-surface.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import type { Choices } from '../../skins/use-choices.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { offeredTree } from '../../tree-options.ts'
import { Tree } from './tree.view.tsx'
import { foundTree } from './tree-lines.ts'
import { pathsOfIds } from './tree-places.ts'
import styles from './tree-select.module.css'
import type { TreeSelectSettings, treeSelect } from './tree-select.ts'

type TreeSheetProps = ControlProps<typeof treeSelect> &
  Pick<Choices<TreeSelectSettings>, 'state' | 'again'> &
  Readonly<{ onClose: () => void }>

/** The tree, open down to what was chosen, and a search that keeps the way to what it finds. */
export function TreeSheet(props: TreeSheetProps) {
  const { id, label, settings, value, isRequired, onChange, onClose } = props
  const t = useT()
  const words = useWords()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const { options, multiple, leafOnly } = settings
  const chosen = listed(value)
  const paths = pathsOfIds(options, chosen)
  const offered = offeredTree(options, paths)
  const shown = sought
    ? foundTree(offered, (option) => words(option.label).toLowerCase().includes(sought))
    : offered
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
        {shown.length === 0 && <p className={styles.nothing}>{t('form.noMatch')}</p>}
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
