import { useLanguage, useT } from '@signet/i18n/react'
import { Cascader } from 'antd'
import { useState } from 'react'
import { ChoiceStandIn } from '../../skins/choice-stand-in.desktop.tsx'
import { ChoicesState } from '../../skins/choices-state.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTreeChoices } from '../../skins/use-tree-choices.ts'
import { offeredTree, type TreeOption } from '../../tree-options.ts'
import { cascader } from './cascader.ts'
import { CascaderRead } from './cascader.view.tsx'
import { isThere, pathsOf } from './cascader-paths.ts'

type Branch = Readonly<{ value: string; label: string; children?: Branch[] }>

/** A column per level, and a search over all of them. */
function CascaderEdit(props: ControlProps<typeof cascader>) {
  const { settings, value, parameters, onChange } = props
  const { t, locale } = useLanguage()
  const words = useWords()
  const paths = pathsOf(value)
  const choices = useTreeChoices({ settings, chosen: paths, isThere, parameters, options: 'closed' })
  const { multiple } = settings
  const placeholder = words(settings.placeholder) || t('form.choose')
  return (
    <ChoiceStandIn
      {...props}
      chosen={paths.map((path) => cascader.text(path, choices.settings, { locale }))}
      multiple={multiple}
      placeholder={placeholder}
      onTakeOut={(place) => onChange(paths.toSpliced(place, 1))}
      onClear={() => onChange([])}
    >
      <Levels {...props} placeholder={placeholder} />
    </ChoiceStandIn>
  )
}

function Levels({
  id,
  value,
  placeholder,
  onChange,
  onLeave,
  parameters,
  ...rest
}: ControlProps<typeof cascader> & Readonly<{ placeholder: string }>) {
  const t = useT()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const choices = useTreeChoices({
    settings: rest.settings,
    chosen: pathsOf(value),
    isThere,
    parameters,
    options: isOpen ? 'opened' : 'closed',
  })
  const { settings } = choices
  const { multiple, leafOnly, options, showAllLevels, separator } = settings
  const branchOf = ({ id: key, label, children }: TreeOption): Branch => ({
    value: key,
    label: words(label),
    ...(children.length > 0 ? { children: children.map(branchOf) } : {}),
  })
  const looks = {
    id,
    options: offeredTree(options, pathsOf(value)).map(branchOf),
    displayRender: (labels: string[]) => (showAllLevels ? labels.join(separator) : labels.at(-1)),
    showSearch: true,
    allowClear: !rest.isRequired,
    placeholder,
    notFoundContent: <ChoicesState choices={choices}>{t('form.noMatch')}</ChoicesState>,
    loading: isOpen && choices.state === 'loading',
    onOpenChange: setOpen,
    status: rest.isInvalid ? ('error' as const) : ('' as const),
    style: { width: '100%' },
    onBlur: onLeave,
    'aria-required': rest.isRequired || undefined,
    'aria-invalid': rest.isInvalid || undefined,
    'aria-describedby': rest.describedBy,
  }
  const paths = pathsOf(value).map((path) => [...path])

  return multiple ? (
    <Cascader<Branch, 'value'>
      {...looks}
      multiple
      value={paths}
      showCheckedStrategy={leafOnly ? Cascader.SHOW_CHILD : Cascader.SHOW_PARENT}
      onChange={(next) => onChange(next ?? [])}
    />
  ) : (
    <Cascader<Branch, 'value'>
      {...looks}
      value={paths[0] ?? []}
      changeOnSelect={!leafOnly}
      onChange={(next) => onChange(next ?? [])}
    />
  )
}

export const cascaderDesktop: FieldView<typeof cascader> = {
  Edit: CascaderEdit,
  Read: CascaderRead,
  columnWidth: () => 200,
}
