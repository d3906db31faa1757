import { useT } from '@signet/i18n/react'
import { type Tab, Tabs } from '@signet/ui'
import type { ModelConfig, RecordSearch } from '../queries.ts'
import { tabOfWord, wordOfTab } from './tab-word.ts'

const all = ''

type Counted = Readonly<{ value: string | boolean | null; text: string; count: number }>
type ValueTabsProps = Readonly<{
  config: ModelConfig
  tabs: readonly Counted[]
  total: number
  value: RecordSearch['tab']
  onChange: (value: RecordSearch['tab']) => void
}>

/** One tab per value of the field that the list is split by, with how many records stand in each. */
export function ValueTabs({ config, tabs, total, value, onChange }: ValueTabsProps) {
  const t = useT()
  const everything: Tab<string> = { key: all, label: t('records.tab.all'), count: total }
  const shown = tabs.map(({ value: one, text, count }) => ({
    key: wordOfTab(one),
    label: text || t('records.tab.none'),
    count,
  }))

  return (
    <Tabs
      look="pill"
      label={t('records.tabs')}
      tabs={config.list.tabs?.withAll === false ? shown : [everything, ...shown]}
      value={value === undefined ? all : wordOfTab(value)}
      onChange={(next) => onChange(next === all ? undefined : tabOfWord(next))}
    />
  )
}
