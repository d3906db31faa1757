import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton, SearchField, type Tab, Tabs } from '@signet/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ListChecks, SlidersHorizontal, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { StackPage } from '../../lib/stack-page.tsx'
import { useCurrentUser } from '../../lib/use-current-user.ts'
import { useCounts } from '../home/index.ts'
import { canSelect } from './can-select.ts'
import { CaseList } from './case-list.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterCount, type ListFilter, type ListSearch, listNames } from './list-search.ts'
import styles from './lists-page.module.css'
import { useCaseList } from './queries.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const path = '/pages/workFlow/flowTodo/index'
const page = getRouteApi(`/member${path}`)

/** The approval centre: six lists, one at a time, searched and filtered; the address says which. */
export function ListsPage() {
  const t = useT()
  const { list: wished, ...search } = page.useSearch()
  const lists = useShownLists()
  const list = lists.find((name) => name === wished) ?? lists[0] ?? 'doing'
  const change = useChangeSearch()
  const rows = useCaseList(list, search)
  const selection = useSelection<CaseCard>(({ rowId }) => rowId, list)

  return (
    <StackPage
      title={t('approval-lists.title')}
      actions={canSelect(list) && <SelectButton selection={selection} />}
      head={<ListTabs lists={lists} list={list} onChange={(next) => change({ list: next })} />}
      footer={selection.isOn && <SelectionBar list={list} rows={selection.rows} onDone={selection.end} />}
      onRefresh={() => rows.refetch()}
    >
      <SearchLine list={list} search={search} onChange={(filter) => change({ list, ...filter })} />
      <CaseList list={list} rows={rows} isFiltered={isNarrowed(search)} selection={selection} />
    </StackPage>
  )
}

function SelectButton({ selection: { isOn, begin, end } }: Readonly<{ selection: Selection<CaseCard> }>) {
  const t = useT()
  return (
    <IconButton
      label={t(isOn ? 'approval-lists.select.end' : 'approval-lists.select.begin')}
      icon={isOn ? <X /> : <ListChecks />}
      onClick={isOn ? end : begin}
    />
  )
}

type SearchLineProps = Readonly<{
  list: ListName
  search: ListFilter
  onChange: (filter: ListFilter) => void
}>

function SearchLine({ list, search, onChange }: SearchLineProps) {
  const [isFiltering, setFiltering] = useState(false)
  const { keyword } = search
  return (
    <div className={styles.search}>
      <KeywordField
        key={list}
        keyword={keyword ?? ''}
        onChange={(next) => onChange({ ...search, keyword: next })}
      />
      <FilterButton search={search} onPress={() => setFiltering(true)} />
      {isFiltering && (
        <FilterSheet
          list={list}
          filter={search}
          onChange={(filter) => onChange({ ...filter, ...(keyword && { keyword }) })}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  )
}

function isNarrowed(search: ListFilter): boolean {
  return filterCount(search) > 0 || Boolean(search.keyword)
}

/** To-sign and to-do are shown where the system uses these stages. */
function useShownLists(): readonly ListName[] {
  const { data: user } = useCurrentUser()
  const { data: counts } = useCounts()
  const { flowSign = false, flowTodo = false } = user?.sysConfigInfo ?? {}
  return listNames.filter(
    (name) =>
      (name !== 'toSign' || flowSign || (counts?.toSign ?? 0) > 0) &&
      (name !== 'toDo' || flowTodo || (counts?.toDo ?? 0) > 0),
  )
}

function useChangeSearch() {
  const navigate = useNavigate()
  return (search: ListSearch) => void navigate({ to: path, search, replace: true })
}

type ListTabsProps = Readonly<{
  lists: readonly ListName[]
  list: ListName
  onChange: (list: ListName) => void
}>

function ListTabs({ lists, list, onChange }: ListTabsProps) {
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

/** Typing answers at once; the list follows when the hand rests. */
function KeywordField({
  keyword,
  onChange,
}: Readonly<{ keyword: string; onChange: (keyword: string) => void }>) {
  const t = useT()
  const [text, setText] = useState(keyword)
  const rested = useDeferredValue(text)
  useEffect(() => {
    if (rested === keyword) return
    const timer = setTimeout(() => onChange(rested), 250)
    return () => clearTimeout(timer)
  }, [rested, keyword, onChange])
  return <SearchField label={t('approval-lists.search')} value={text} onChange={setText} />
}

function FilterButton({ search, onPress }: Readonly<{ search: ListSearch; onPress: () => void }>) {
  const t = useT()
  const count = filterCount(search)
  return (
    <span className={styles.filter}>
      <IconButton
        label={t('approval-lists.filter.open', { count })}
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={onPress}
      />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}
