import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { type Tab, Tabs } from '@signet/ui'
import { useCounts } from '../home/index.ts'

type ListTabsProps = Readonly<{
  lists: readonly ListName[]
  list: ListName
  onChange: (list: ListName) => void
}>

/** The lists side by side, with how much waits in those that wait for me. */
export function ListTabs({ lists, list, onChange }: ListTabsProps) {
  const t = useT()
  const { data: counts } = useCounts()
  const shown: Partial<Record<ListName, number>> = {
    toSign: counts?.toSign ?? 0,
    toDo: counts?.toDo ?? 0,
    doing: counts?.doing ?? 0,
    circulated: counts?.circulatedUnread ?? 0,
  }
  const tabs: readonly Tab<ListName>[] = lists.map((key) => ({
    key,
    label: t(`approval-lists.list.${key}`),
    ...(shown[key] !== undefined && { count: shown[key] }),
  }))
  return <Tabs label={t('approval-lists.lists')} tabs={tabs} value={list} onChange={onChange} />
}
