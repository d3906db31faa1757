import { useMatcher, useT } from '@signet/i18n/react'
import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { Labelled } from '../../kit/fields/labelled.tsx'
import type { Unit } from './queries.ts'

type UnitFieldProps = Readonly<{
  label: string
  units: readonly Unit[]
  without?: ReadonlySet<string>
  /** Whether the top level can be chosen. */
  hasTop?: boolean
  value: string
  onChange: (id: string) => void
}>

/** One open company or department, chosen in the tree or found by name, code or pinyin. */
export function UnitField({ label, units, without, hasTop = false, value, onChange }: UnitFieldProps) {
  const t = useT()
  const matches = useMatcher()
  const tree = useMemo(() => {
    const offered = units.filter((unit) => !unit.isClosed && !without?.has(unit.id))
    const byParent = Map.groupBy(offered, (unit) => unit.parentId)
    const below = (id: string): object[] =>
      (byParent.get(id) ?? []).map((unit) => ({
        value: unit.id,
        title: unit.fullName,
        words: `${unit.fullName} ${unit.enCode}`,
        children: below(unit.id),
      }))
    return below('-1')
  }, [units, without])

  return (
    <Labelled label={label}>
      {(id) => (
        <TreeSelect<string>
          id={id}
          showSearch={{
            filterTreeNode: (text, node) => matches(String(node['words'] ?? node.title), text),
          }}
          treeDefaultExpandAll={units.length <= 300}
          virtual={units.length > 300}
          placeholder={t('studio.choose')}
          {...(value !== '' && { value })}
          treeData={hasTop ? [{ value: '-1', title: t('units.top'), children: tree }] : tree}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
