import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { Keyboard } from 'lucide-react'
import { StackPage } from '../../lib/stack-page.tsx'
import { useSelection } from '../../lib/use-selection.ts'
import { BatchBar } from './batch-bar.tsx'
import { CaseList } from './case-list.tsx'
import { KeysSheet } from './keys-sheet.tsx'
import { canSelect, listActions } from './list-actions.ts'
import { filterCount, type ListFilter } from './list-search.ts'
import { ListTabs } from './list-tabs.tsx'
import { useCaseList } from './queries.ts'
import { SearchLine } from './search-line.tsx'
import { SelectButtons } from './select-buttons.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useListPlace } from './use-list-place.ts'
import { useShownLists } from './use-shown-lists.ts'
import { useTriage } from './use-triage.ts'

/** The six lists, one at a time, searched and filtered: a page of its own, or beside the case that is open. */
export function ListPane() {
  const t = useT()
  const { isBeside, search, open, change, back } = useListPlace()
  const { list: wished, ...filter } = search
  const lists = useShownLists()
  const list = lists.find((name) => name === wished) ?? lists[0] ?? 'doing'
  const rows = useCaseList(list, filter)
  const triage = useTriage(open)
  const selection = useSelection<CaseCard>(({ rowId }) => rowId, list)

  return (
    <StackPage
      isBeside={isBeside}
      title={t('approval-lists.title')}
      onBack={back}
      actions={
        <>
          {isBeside && (
            <IconButton
              label={t('approval-lists.keys.title')}
              icon={<Keyboard />}
              onClick={triage.showHelp}
            />
          )}
          {canSelect(list) && (
            <SelectButtons selection={selection} rows={rows.data?.pages.flatMap((page) => page.list) ?? []} />
          )}
        </>
      }
      head={<ListTabs lists={lists} list={list} onChange={(next) => change({ list: next })} />}
      footer={
        selection.isOn &&
        (listActions[list].onMany === 'decisions' ? (
          <BatchBar rows={selection.rows} onDone={selection.end} />
        ) : (
          <SelectionBar list={list} rows={selection.rows} onDone={selection.end} />
        ))
      }
      onRefresh={() => rows.refetch()}
    >
      <SearchLine list={list} search={filter} onChange={(next) => change({ list, ...next })} />
      <CaseList list={list} rows={rows} isFiltered={isNarrowed(filter)} selection={selection} open={open} />
      {triage.isHelp && <KeysSheet onClose={triage.closeHelp} />}
    </StackPage>
  )
}

function isNarrowed(filter: ListFilter): boolean {
  return filterCount(filter) > 0 || Boolean(filter.keyword)
}
