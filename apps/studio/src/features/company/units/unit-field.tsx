import { useMatcher, useT } from '@signet/i18n/react'
import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import type { Unit } from './queries.ts'

type UnitSelectProps = Readonly<{
  id?: string
  /** The accessible name, where there is no label; also shown while nothing is chosen. */
  label?: string
  className?: string
  units: readonly Unit[]
  without?: ReadonlySet<string>
  /** Whether the top level can be chosen. */
  hasTop?: boolean
  value: string
  onChange: (id: string) => void
  onClear?: () => void
}>

/** Above this many, only the rows in view are drawn. */
const mostDrawn = 300

/** One open company or department, chosen in the tree or found by name, code or pinyin. */
export function UnitSelect(props: UnitSelectProps) {
  const { id, label, className, units, without, hasTop = false, value, onChange, onClear } = props
  const t = useT()
  const matches = useMatcher()
  const tree = useMemo(() => choicesBelow(units, without), [units, without])

  return (
    <TreeSelect<string>
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(className !== undefined && { className })}
      showSearch={{ filterTreeNode: (text, node) => matches(String(node['words'] ?? node.title), text) }}
      treeDefaultExpandAll={units.length <= mostDrawn}
      virtual={units.length > mostDrawn}
      popupMatchSelectWidth={false}
      placeholder={label ?? t('studio.choose')}
      {...(value !== '' && { value })}
      treeData={hasTop ? [{ value: '-1', title: t('units.top'), children: tree }] : tree}
      allowClear={onClear !== undefined}
      onChange={(next: string | undefined) => (next === undefined ? onClear?.() : onChange(next))}
    />
  )
}

type Choice = Readonly<{ value: string; title: string; words: string; children: Choice[] }>

function choicesBelow(units: readonly Unit[], without: ReadonlySet<string> | undefined): Choice[] {
  const offered = units.filter((unit) => !unit.isClosed && !without?.has(unit.id))
  const byParent = Map.groupBy(offered, (unit) => unit.parentId)
  const below = (id: string): Choice[] =>
    (byParent.get(id) ?? []).map((unit) => ({
      value: unit.id,
      title: unit.fullName,
      words: `${unit.fullName} ${unit.enCode}`,
      children: below(unit.id),
    }))
  return below('-1')
}

type UnitFieldProps = Omit<UnitSelectProps, 'id' | 'label' | 'className' | 'onClear'> &
  Readonly<{ label: string }>

export function UnitField({ label, ...choice }: UnitFieldProps) {
  return <Labelled label={label}>{(id) => <UnitSelect id={id} {...choice} />}</Labelled>
}
