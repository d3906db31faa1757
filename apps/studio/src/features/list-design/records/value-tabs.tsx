import { useT } from '@signet/i18n/react'
import { Tabs } from 'antd'
import type { RecordQuestion } from './queries.ts'

type Value = string | boolean | null
type ValueTabsProps = Readonly<{
  tabs: readonly Readonly<{ value: Value; text: string; count: number }>[]
  /** Without it there is no tab for all. */
  total: number | undefined
  value: RecordQuestion['tab']
  onChange: (value: RecordQuestion['tab']) => void
}>

const all = 'all'

/** One tab for each value of a field, with how many records stand in it. */
export function ValueTabs({ tabs, total, value, onChange }: ValueTabsProps) {
  const t = useT()
  const keyOf = (one: Value) => JSON.stringify(one)
  const entries = tabs.map(({ value: one, text, count }) => ({
    key: keyOf(one),
    label: t('list-design.records.tab', { name: text || t('list-design.preview.none'), count }),
  }))
  const first = {
    key: all,
    label: t('list-design.records.tab', { name: t('list-design.preview.all'), count: total ?? 0 }),
  }

  return (
    <Tabs
      size="small"
      activeKey={value === undefined ? all : keyOf(value)}
      items={total === undefined ? entries : [first, ...entries]}
      onChange={(key) => onChange(tabs.find((one) => keyOf(one.value) === key)?.value)}
    />
  )
}
