import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ListChecks, X } from 'lucide-react'
import { StackPage } from '../../lib/stack-page.tsx'
import { type Selection, useSelection } from '../../lib/use-selection.ts'
import { canSelect } from './can-select.ts'
import { CaseList } from './case-list.tsx'
import { filterCount, type ListFilter } from './list-search.ts'
import { ListTabs } from './list-tabs.tsx'
import { useCaseList } from './queries.ts'
import { SearchLine } from './search-line.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useListPlace } from './use-list-place.ts'
import { useShownLists } from './use-shown-lists.ts'

/** The six lists, one at a time, searched and filtered: a page of its own, or beside the case that is open. */
export function ListPane() {
  const t = useT()
  const { isBeside, search, open, change, back } = useListPlace()
  const { list: wished, ...filter } = search
  const lists = useShownLists()
  const list = lists.find((name) => name === wished) ?? lists[0] ?? 'doing'
  const rows = useCaseList(list, filter)
  const selection = useSelection<CaseCard>(({ rowId }) => rowId, list)

  return (
    <StackPage
      isBeside={isBeside}
      title={t('approval-lists.title')}
      onBack={back}
      actions={canSelect(list) && <SelectButton selection={selection} />}
      head={<ListTabs lists={lists} list={list} onChange={(next) => change({ list: next })} />}
      footer={selection.isOn && <SelectionBar list={list} rows={selection.rows} onDone={selection.end} />}
      onRefresh={() => rows.refetch()}
    >
      <SearchLine list={list} search={filter} onChange={(next) => change({ list, ...next })} />
      <CaseList list={list} rows={rows} isFiltered={isNarrowed(filter)} selection={selection} open={open} />
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

function isNarrowed(filter: ListFilter): boolean {
  return filterCount(filter) > 0 || Boolean(filter.keyword)
}
