import { useLanguage } from '@signet/i18n/react'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import { listed } from '../../one-or-several.ts'
import { ChoiceStandIn } from '../../skins/choice-stand-in.desktop.tsx'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTreeChoices } from '../../skins/use-tree-choices.ts'
import { offeredTree, type TreeOption } from '../../tree-options.ts'
import { isAnywhere, pathsOfIds, stepsTo } from './tree-places.ts'
import { treeSelect } from './tree-select.ts'
import { TreeSelectRead } from './tree-select.view.tsx'

type Branch = Readonly<{ value: string; title: string; selectable: boolean; children: Branch[] }>

/** A tree that opens below the box, and a search over all of it. */
function TreeSelectEdit(props: ControlProps<typeof treeSelect>) {
  const { settings, value, parameters, onChange } = props
  const { t, locale } = useLanguage()
  const words = useWords()
  const ids = listed(value)
  const choices = useTreeChoices({
    settings,
    chosen: stepsTo(value),
    isThere: isAnywhere,
    parameters,
    options: 'closed',
  })
  const { multiple } = settings
  const placeholder = words(settings.placeholder) || t('form.choose')
  return (
    <ChoiceStandIn
      {...props}
      chosen={ids.map((id) => treeSelect.text(id, choices.settings, { locale }))}
      multiple={multiple}
      placeholder={placeholder}
      onTakeOut={(place) => onChange(ids.toSpliced(place, 1))}
      onClear={() => onChange(multiple ? [] : null)}
    >
      <Tree {...props} placeholder={placeholder} />
    </ChoiceStandIn>
  )
}

function Tree({
  id,
  value,
  placeholder,
  onChange,
  onLeave,
  parameters,
  ...rest
}: ControlProps<typeof treeSelect> & Readonly<{ placeholder: string }>) {
  const { t } = useLanguage()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const choices = useTreeChoices({
    settings: rest.settings,
    chosen: stepsTo(value),
    isThere: isAnywhere,
    parameters,
    options: isOpen ? 'opened' : 'closed',
  })
  const { settings } = choices
  const { multiple, leafOnly, options } = settings
  const paths = pathsOfIds(options, listed(value))
  const branchOf = ({ id: key, label, children }: TreeOption): Branch => ({
    value: key,
    title: words(label),
    selectable: !leafOnly || children.length === 0,
    children: children.map(branchOf),
  })

  return (
    <TreeSelect<string | string[] | undefined, Branch>
      id={id}
      multiple={multiple}
      treeData={offeredTree(options, paths).map(branchOf)}
      value={multiple ? [...listed(value)] : listed(value)[0]}
      treeDefaultExpandedKeys={paths.flatMap((path) => path.slice(0, -1))}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={!rest.isRequired}
      placeholder={placeholder}
      notFoundContent={<ChoicesState choices={choices}>{t('form.noMatch')}</ChoicesState>}
      loading={isOpen && choices.state === 'loading'}
      onOpenChange={setOpen}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next) => onChange(multiple ? [next ?? []].flat() : (next ?? null))}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

export const treeSelectDesktop: FieldView<typeof treeSelect> = {
  Edit: TreeSelectEdit,
  Read: TreeSelectRead,
  columnWidth: () => 180,
}
