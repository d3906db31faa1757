import { useT } from '@signet/i18n/react'
import { type Tab, Tabs } from '@signet/ui'
import type { ModelConfig, RecordSearch } from '../queries.ts'

const all = ''
const none = '-'

type Counted = Readonly<{ value: string | boolean | null; text: string; count: number }>
type ValueTabsProps = Readonly<{
  config: ModelConfig
  tabs: readonly Counted[]
  total: number
  value: string | undefined
  onChange: (value: string | undefined) => void
}>

/** One tab per value of the field that the list is split by, with how many records stand in each. */
export function ValueTabs({ config, tabs, total, value, onChange }: ValueTabsProps) {
  const t = useT()
  const everything: Tab<string> = { key: all, label: t('records.tab.all'), count: total }
  const shown = tabs.map(({ value: one, text, count }) => ({
    key: wordOf(one),
    label: text || t('records.tab.none'),
    count,
  }))

  return (
    <Tabs
      look="pill"
      label={t('records.tabs')}
      tabs={config.list.tabs?.withAll === false ? shown : [everything, ...shown]}
      value={value ?? all}
      onChange={(next) => onChange(next === all ? undefined : next)}
    />
  )
}

/** What the address says of the open tab, as the server wants it. */
export function tabOf(word: string | undefined): Pick<RecordSearch, 'tab'> {
  if (word === undefined) return {}
  if (word === none) return { tab: null }
  if (word === 'true' || word === 'false') return { tab: word === 'true' }
  return { tab: word }
}

function wordOf(value: string | boolean | null): string {
  return value === null ? none : String(value)
}
