import { useT } from '@signet/i18n/react'
import { type Tab, Tabs } from '@signet/ui'
import type { ModelConfig, RecordSearch } from '../../queries.ts'
import { tabOfWord, wordOfTab } from './tab-word.ts'

const all = ''

type TabCount = Readonly<{ value: string | boolean | null; text: string; count: number }>
type ValueTabsProps = Readonly<{
  config: ModelConfig
  tabs: readonly TabCount[]
  total: number
  value: RecordSearch['tab']
  onChange: (value: RecordSearch['tab']) => void
}>

/** One tab per value of the field that splits the list, with its count. */
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
